export const letters = {
  pickUp: {
    subject: "¿Dónde pasamos por usted? {service}, reserva {reference}",
    text: "Hola, {first_name}:\n\nNos vemos el {date}. ¿Dónde pasamos por usted? Díganos, por favor, el nombre de su hotel o la dirección, y le mandamos la hora.\n\nSu reserva: {service}, {guests}, {price}.",
  },
  otherDate: {
    subject: "Otra fecha para {service}, reserva {reference}",
    text: "Hola, {first_name}:\n\nLamentablemente no podemos ofrecerle {service} el {date}. ¿Qué otro día le conviene? Le guardamos la reserva para {guests} hasta que nos responda.",
  },
  price: {
    subject: "El precio de su reserva {reference}",
    text: "Hola, {first_name}:\n\nEl precio de {service} el {date} para {guests} es de {price}. ¿Está de acuerdo? En cuanto nos diga que sí, su reserva queda confirmada.",
  },
  weather: {
    subject: "Cambios en {service} el {date}",
    text: "Hola, {first_name}:\n\nPor el mal tiempo tenemos que cambiar el plan de {service} el {date}. Llámenos o escríbanos, por favor, para buscar juntos lo que más le convenga. Su reserva es la {reference}.",
  },
  thanks: {
    subject: "Gracias por viajar con nosotros",
    text: "Hola, {first_name}:\n\nGracias por viajar con nosotros. Esperamos que haya disfrutado de {service}. Si hay algo que podamos hacer mejor, responda a este correo, por favor.",
  },
};
export const declined = {
  subject: "Su reserva {reference} para {service}",
  greeting: "Hola, {first_name}:",
  sorry: "Lamentablemente no podemos confirmarle {service} el {date} para {guests}.",
  others: "Sí tenemos lugar en estas salidas:",
  noOthers: "¿Hay otro día que le convenga?",
  end: "Si le interesa, responda a este correo o llámenos, por favor. Si no, no tiene que hacer nada más: su reserva {reference} queda cancelada y no debe nada.",
};
