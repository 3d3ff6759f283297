export const greeting = (guest: string, company: string) =>
  `Hola, ${guest}. Le escribe ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `Nos vemos el ${day} para ${service} (reserva ${reference}). Para organizarlo todo, nos falta saber:`;
export const asked = {
  departure_time: "a qué hora quiere que pasemos por usted",
  pickup_place: "dónde pasamos por usted: el nombre de su hotel o la dirección",
  flight_number: "su número de vuelo, y a qué hora llega o sale",
  adults: "cuántos son adultos y qué edades tienen los niños",
  luggage: "cuántas piezas de equipaje traen",
};
export const thanks = "Puede contestar este mismo mensaje. ¡Muchas gracias!";
export const subject = (service: string, reference: string) =>
  `Su recogida para ${service}, reserva ${reference}`;
