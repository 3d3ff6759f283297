export const about = (service: string, when: string, reference: string) =>
  `Nos vemos el ${when} para ${service}, reserva ${reference}.`;
export const pickUp = (where: string) => `Su recogida: ${where}.`;
export const missing = "Para organizarlo todo, todavía nos falta:";
export const subject = (service: string, reference: string) => `${service}, reserva ${reference}`;
