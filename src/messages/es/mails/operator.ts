export const needsDecisionSubject = (what: string) => `Una reserva espera su decisión: ${what}`;
export const needsDecision = "Una reserva espera su decisión";
export const setAside = "Se apartó para que alguien la revise.";
export const cancelledAlreadySubject = (what: string) => `Nueva reserva, ya cancelada: ${what}`;
export const cancelledAlready = "Una nueva reserva, ya cancelada";
export const newBooking = "Nueva reserva";
export const cancelledSubject = (what: string) => `Cancelada por el cliente: ${what}`;
export const cancelled = "Un cliente canceló";
export const movedSubject = (what: string) => `Pasada a otra salida por el cliente: ${what}`;
export const moved = "Un cliente pasó su reserva a otra salida";
export const movedTo = (reference: string) =>
  `Ya no espera: la reserva ${reference}, de otra salida, ocupa su lugar.`;
export const changedSubject = (what: string) => `Cambiada por el cliente: ${what}`;
export const changed = "Un cliente cambió una reserva";

export const requestSubject = (what: string) => `Piden un cambio: ${what}`;
export const request = "Un cliente pide un cambio";
export const requestText =
  "Ya es tarde para que el cliente lo cambie por su cuenta. Acéptelo o rechácelo, por favor, en 'Por decidir': el cliente espera su respuesta.";
export const wanted = (label: string) => `Pide: ${label}`;
export const madeAt = "Pedido el";
export const cancelledLate = (hours: number) =>
  `Menos de ${hours} horas antes de la salida: puede haber un cargo. Queda en la lista 'Por decidir' hasta que alguien la marque como vista.`;

export const status = "Estado";
export const customer = "Cliente";
export const name = "Nombre";
export const email = "Correo";
export const phone = "Teléfono";
export const stillMissing = "Falta saber";
export const none = "Sin indicar";
export const received = "Llegó el";
export const openBookings = "Abrir las reservas";
export const openBooking = "Abrir la reserva";
export const openOther = (reference: string) => `Abrir ${reference}`;
export const openSettings = "Abrir los ajustes";
export const replyTo = (name: string) => `Responda a este correo para escribirle a ${name}.`;

export const messageSubject = (name: string, subject: string) =>
  `Mensaje de ${name}${subject ? `: ${subject}` : ""}`;
export const message = "Un mensaje desde el sitio web";

export const testSubject = (site: string) => `Correo de prueba de ${site}`;
export const test = "El correo funciona";
export const testText =
  "Usted pidió este correo de prueba en los ajustes. Los correos a los clientes salen por el mismo camino.";

export const stalled = "Las reservas no se copian fuera de su servidor";
export const stalledText =
  "Hace más de un minuto que nada llega al lugar donde se guarda una copia de sus reservas. El sitio sigue funcionando y todas las reservas están guardadas en el servidor; si se perdiera ahora, se perdería también lo que ha llegado desde entonces.";
export const stalledAdvice =
  "Quien cuida del servidor encuentra la causa en su registro. Cuando vuelva la conexión, todo se copia por sí solo.";
export const openDashboard = "Abrir el panel";
export const heldBack = "Hay correos a clientes en espera";
export const heldBackText = (most: number) =>
  `En un día se mandaron ${most} correos a clientes, el máximo que permiten sus ajustes. Todas las reservas están guardadas; los demás correos esperan y van saliendo a lo largo del día.`;
export const heldBackAdvice =
  "Si son reservas de verdad, permita más correos por día en Ajustes, Avisos por correo. Si alguien está jugando con el formulario, revise las reservas más recientes.";
