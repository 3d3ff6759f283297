export const contact = {
  title: "Contacto",
  description:
    "Escríbanos, llámenos o mándenos un WhatsApp en San Ignacio, Cayo, Belice. Atención de lunes a domingo de 7 a. m. a 9 p. m.; reservas en línea a toda hora.",
};
