export const greeting = (guest: string, company: string) =>
  `Hola, ${guest}. Le escribe ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `Nos vemos el ${day} para ${service} (reserva ${reference}). Para organizarlo todo, todavía nos falta:`;
export const asked = {
  departure_time: "la hora a la que quiere que pasemos por usted",
  pickup_place: "el lugar donde pasamos por usted: el nombre de su hotel o la dirección",
  flight_number: "su número de vuelo y la hora a la que llega o sale",
  adults: "el número de adultos y la edad de cada niño",
  luggage: "el número de piezas de equipaje que traen",
  guest_list: "los nombres de todos",
  waiver:
    "la firma de cada viajero en la exoneración, en la página de su reserva o con nuestro guía",
};
export const thanks = "Puede contestar este mismo mensaje. ¡Muchas gracias!";
export const subject = (service: string, reference: string) =>
  `Su recogida para ${service}, reserva ${reference}`;
