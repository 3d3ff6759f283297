export const wantToBook = (company: string, service: string, day: string, reference: string) =>
  `Hola, ${company}. Quisiera reservar ${service} para el ${day}. Mi dispositivo aún no pudo enviar la reserva #${reference}.`;
export const haveQuestion = (company: string, service: string, day: string, reference: string) =>
  `Hola, ${company}. Tengo una pregunta sobre la reserva #${reference} (${service}, ${day}): `;
