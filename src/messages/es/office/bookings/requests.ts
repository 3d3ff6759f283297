export const requests = "Clientes que piden un cambio, primero los más antiguos";
export const request = "Pide un cambio";
export const overtaken = "Cambió después";
export const overtakenText =
  "La oficina cambió lo mismo después de la petición. Si acepta, queda lo que pide el cliente.";
export const was = (value: string) => `(ahora ${value})`;
export const priceStays = (price: string) => `El precio sigue en ${price}`;
export const priceBecomes = (price: string, before: string) =>
  `Precio nuevo ${price} (ahora ${before})`;
export const hasRoom = "Hay lugar.";
export const noRoom = {
  closed: "Esa salida no está abierta.",
  full: "Esa salida está llena.",
  busy: "No hay guía o vehículo libre a esa hora.",
};
export const noRoomOther = "En esa salida no hay lugar.";
export const refused =
  "No se puede hacer como se pidió. Rechácelo, por favor, o edite la reserva como lo acuerde con el cliente.";
export const askedAt = (day: string, clock: string) => `Pedido el ${day}, ${clock}`;
export const accept = "Aceptar";
export const acceptBeyond = "Aceptar sobre el límite";
export const decline = "Rechazar";
export const keepOpen = "Ahora no";
export const answer = {
  en: "Su respuesta al cliente, en inglés",
  es: "Su respuesta al cliente",
};
export const answerHint = "El cliente la lee por correo, y con la reserva en cada dispositivo.";
export const declineIt = "Rechazar con estas palabras";
export const accepted = (reference: string) =>
  `La reserva #${reference} se cambió como pidió el cliente`;
export const declined = (reference: string) => `La petición de la reserva #${reference} se rechazó`;

export const late = "Canceladas cuando ya no era gratis";
export const lateBadge = "Cancelada tarde";
export const lateText = (hours: number) =>
  `Menos de ${hours} horas antes de la salida: puede haber un cargo.`;
export const seen = "Vista";
export const seenDone = (reference: string) =>
  `La cancelación tardía de #${reference} quedó como vista`;
export const seenUndone = (reference: string) =>
  `La cancelación tardía de #${reference} está otra vez en la lista`;
