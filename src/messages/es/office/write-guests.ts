export const title = "Escribir a los clientes";
export const write = (left: number) => (left > 0 ? `${title} (${left})` : title);
export const written = (opened: number, all: number) =>
  `Abiertos: ${opened} de ${all}. Cada mensaje está listo: revíselo y envíelo.`;
export const nobody = "No queda nadie a quien escribir.";
export const more = "Qué más decirles";
export const moreHint = "Va en cada mensaje, con sus palabras; puede quedar vacío.";
export const opened = "Mensaje abierto";
export const noWay = "No hay teléfono ni correo";
export const whatsapp = "WhatsApp";
export const mail = "Correo";
export const close = "Cerrar";
