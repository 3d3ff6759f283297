const bookingPromise = "Reserve sin crear una cuenta. Ahora no se paga nada: usted paga al llegar.";

export const siteTitle = (site: string) => `${site} | Tours y traslados en Belice`;
export const home = {
  description:
    "Tours con guía y traslados privados en Belice desde San Ignacio, Cayo: ciudades mayas, cuevas, ríos de la selva. Reserve en línea, pague al llegar.",
};
export const tours = {
  title: "Tours",
  description: (counted: string) =>
    `${counted} tours de un día con guía en Belice y Guatemala: Xunantunich, Tikal, la cueva ATM, el Blue Hole, Cockscomb y más. Salidas flexibles, pago al llegar.`,
};
export const tour = (text: string, duration: string, price: string) =>
  `${text} ${duration}, ${price} por persona.`;
export const transfers = {
  title: "Traslados",
  description:
    "Traslados privados por todo Belice, a Guatemala y a México: aire acondicionado, conductores profesionales, precios fijos en USD, pago al llegar.",
};
export const about = {
  title: "Nosotros",
  description:
    "Una operadora de tours y traslados de San Ignacio, Belice, fundada en 2015: nuestra historia, nuestros valores y nuestro equipo.",
};
export const contact = {
  title: "Contacto",
  description:
    "Escríbanos, llámenos o mándenos un WhatsApp en San Ignacio, Cayo, Belice. Atención de lunes a domingo de 7 a. m. a 9 p. m.; reservas en línea a toda hora.",
};
export const privacy = {
  title: "Privacidad",
  description:
    "Qué datos guardamos cuando reserva o nos escribe, dónde están, por cuánto tiempo, qué queda en su dispositivo y cómo pedir que se borren.",
};
export const book = (name: string) => `Reservar ${name}`;
export const bookTour = (name: string, price: string) =>
  `${name}: ${price} por persona. ${bookingPromise}`;
export const bookTransfer = (name: string, price: string) =>
  `${name}: ${price} hasta para dos personas. ${bookingPromise}`;
export const bookUnknown = {
  title: "Reservar un tour o un traslado",
  description: bookingPromise,
};
export const confirmation = {
  title: "Su reserva",
  description: "Lo que ha reservado con nosotros.",
};
export const voucher = { title: "Su comprobante", description: "Su reserva, para imprimir." };
export const myBookings = {
  title: "Mis reservas",
  description: "Lo que ha reservado en este dispositivo.",
};
export const notFound = {
  title: "Página no encontrada",
  description: "Esta página no existe.",
};
export const office = { title: "Oficina", description: "La oficina de la operadora." };
