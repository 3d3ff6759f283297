export const needsDecisionSubject = (what: string) => `Una reserva espera su decisión: ${what}`;
export const needsDecision = "Una reserva espera su decisión";
export const setAside = "Se apartó para que alguien la revise.";
export const cancelledAlreadySubject = (what: string) => `Nueva reserva, ya cancelada: ${what}`;
export const cancelledAlready = "Una nueva reserva, ya cancelada";
export const newBooking = "Nueva reserva";
export const cancelledSubject = (what: string) => `Cancelada por el cliente: ${what}`;
export const cancelled = "Un cliente canceló";

export const status = "Estado";
export const customer = "Cliente";
export const name = "Nombre";
export const email = "Correo";
export const phone = "Teléfono";
export const stillMissing = "Falta saber";
export const none = "Sin indicar";
export const received = "Llegó el";
export const openBookings = "Abrir las reservas";
export const openSettings = "Abrir los ajustes";
export const replyTo = (name: string) => `Responda a este correo para escribirle a ${name}.`;

export const messageSubject = (name: string, subject: string) =>
  `Mensaje de ${name}${subject ? `: ${subject}` : ""}`;
export const message = "Un mensaje desde el sitio web";

export const testSubject = (site: string) => `Correo de prueba de ${site}`;
export const test = "El correo funciona";
export const testText =
  "Usted pidió este correo de prueba en los ajustes. Los correos a los clientes salen por el mismo camino.";

export const heldBack = "Hay correos a clientes en espera";
export const heldBackText = (most: number) =>
  `En un día se mandaron ${most} correos a clientes, el máximo que permiten sus ajustes. Todas las reservas están guardadas; los demás correos esperan y van saliendo a lo largo del día.`;
export const heldBackAdvice =
  "Si son reservas de verdad, permita más correos por día en Ajustes, Avisos por correo. Si alguien está jugando con el formulario, revise las reservas más recientes.";
