export const title = "Cambios en este dispositivo";
export const close = "Cerrar";
export const allSent = "Ya se envió todo.";
export const madeAt = (clock: string) => `a ${clock.startsWith("01:") ? "la" : "las"} ${clock}`;
export const newBooking = (service: string) => `Nueva reserva: ${service}`;
export const receipt = (number: string) => `Recibo ${number}`;
export const mailedReceipt = (number: string) => `Recibo ${number}, por correo`;
export const voidReceipt = (number: string) => `El recibo ${number} no es válido`;
export const waiver = (guest: string) => `Exoneración firmada por ${guest}`;
export const voidWaiver = (reason: string) => `Una exoneración no vale: ${reason}`;
export const declareVoid = "Anotar como no válido";
export const giveAnew = "Emitir de nuevo";
export const empty = "(vacío)";
export const nothingPaid = "no se pagó nada";
export const cashUp = (counted: string) => `Arqueo de caja: ${counted}`;
export const takingsOf = (name: string) => `Cobros de ${name}`;
export const withLetter = "con un correo al cliente";
export const noteOf = (note: string) => `Nota: ${note}`;

export const waiting = "Aún sin enviar.";
export const goesOnTrying =
  "Por ahora el servidor no lo acepta. Este dispositivo lo seguirá intentando.";
export const mend = "Corregir reserva";
export const signAgain = "Firmar de nuevo";
/** Where the money of a deleted booking is. */
export const liesWith = (what: string, who: string) => `${what}: lo tiene ${who}.`;
export const withoutBooking = "Anotar sin la reserva";
export const remove = "Quitar de este dispositivo";
export const note = "Nota";
export const keptInHistory = "Se guarda en el historial";
export const sendWithNote = "Enviar con esta nota";
export const chosenOver = "Se eligió esto en lugar de lo guardado mientras tanto";
export const keepMine = "Dejar mi versión";
export const keepTheirs = "Dejar la otra versión";
