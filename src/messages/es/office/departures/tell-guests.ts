export const title = "Avisar a los clientes";
export const tell = (untold: number) => (untold > 0 ? `${title} (${untold})` : title);
export const told = (told: number, all: number) =>
  `Avisados: ${told} de ${all}. Cada mensaje está listo: envíelo y marque a quién avisó.`;
export const nobody = "No hay nada que avisarles.";
export const moved = (from: string, to: string) => `${from} → ${to}`;
export const closed = (when: string) => `${when}: cerrada`;
export const isTold = "Avisado";
export const mailQueued = "Un correo se lo dice";
export const mailFollows = "Un correo se lo dirá cuando se envíe el cambio";
export const mailAll = (guests: number) =>
  guests === 1 ? "Escribir al cliente" : `Escribir a los ${guests}`;
export const mailed = "Correos en cola";
export const mailsFollow = (guests: number) =>
  guests === 1
    ? "El cliente recibe un correo en dos minutos."
    : `${guests} clientes reciben un correo cada uno, en dos minutos.`;
export const noWay = "No hay teléfono ni correo";
export const whatsapp = "WhatsApp";
export const mail = "Correo";
