export const greeting = (guest: string, company: string) =>
  `Hola, ${guest}. Le escribe ${company}.`;
export const about = (service: string, day: string, reference: string) =>
  `Lo esperamos para ${service} el ${day} (reserva ${reference}). Para organizarlo todo, nos falta saber:`;
export const asked = {
  place: "dónde lo recogemos: el nombre de su hotel o la dirección",
  dropOff: "adónde lo llevamos: el nombre de su hotel o la dirección",
  time: "a qué hora quiere que lo recojamos",
  flight: "su número de vuelo, y a qué hora llega o sale",
};
export const thanks = "Puede contestar este mismo mensaje. ¡Muchas gracias!";
export const subject = (service: string, reference: string) =>
  `Su recogida para ${service}, reserva ${reference}`;
