export const about = (service: string, when: string, reference: string) =>
  `Nos vemos el ${when} para ${service}, reserva ${reference}.`;
export const pickUp = (where: string) => `Su recogida: ${where}.`;
export const missing = "Para organizarlo todo, nos falta saber:";
export const subject = (service: string, reference: string) => `${service}, reserva ${reference}`;
