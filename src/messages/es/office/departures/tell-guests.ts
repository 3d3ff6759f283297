export const title = "Avisar a los clientes";
export const tell = (untold: number) => (untold > 0 ? `${title} (${untold})` : title);
export const told = (told: number, all: number) =>
  `Avisados: ${told} de ${all}. Cada mensaje está listo: revíselo y envíelo.`;
export const nobody = "No hay nada que avisarles.";
export const moved = (from: string, to: string) => `${from} → ${to}`;
export const closed = (when: string) => `${when}: cerrada`;
export const mailed = "El sitio envía un correo por sí solo";
export const opened = "Mensaje abierto";
export const noWay = "No hay teléfono ni correo";
export const whatsapp = "WhatsApp";
export const mail = "Correo";
