/** What a guest does with a booking that stands: the forms, and what becomes of what was said. */
export const complete = "Complete su reserva";
export const completeText =
  "Indique lo que sepa, ahora o más tarde, también sin conexión. Lo que deje vacío queda abierto.";
export const save = "Guardar";
export const saving = "Guardando...";
export const nothingNew = "No se ha cambiado nada.";
export const checkFields = "Revise los campos marcados, por favor.";
export const notSaved =
  "Este dispositivo no puede guardarlo y no hay conexión para enviarlo. Inténtelo de nuevo, por favor.";

export const waiting = "Guardado en este dispositivo, aún sin enviar";
export const waitingText = "Nos llega en cuanto este dispositivo tenga conexión.";
export const waitsForBooking = "Nos llega con la reserva.";
export const sending = "Enviando…";
export const sent = "Lo tenemos. ¡Gracias!";
export const undo = "Deshacer";

export const conflict = "Otra persona ha cambiado lo mismo";
export const conflictText =
  "Nosotros u otra persona con su enlace nos adelantamos. ¿Qué debe quedar?";
export const yours = "Usted";
export const theirs = "Como está ahora";
export const useMine = "Usar lo mío";
export const keepTheirs = "Dejarlo como está";
export const cancelledMeanwhile =
  "Mientras tanto, esta reserva se canceló, así que lo que indicó no se aceptó.";

export const refused = "Esto no se aceptó";
export const tryAgain = "Intentar de nuevo";
export const discard = "Descartar";

export const changeIt = "Cambiar día, hora o grupo";
export const changeText = "Conserva lo que tiene hasta que hayamos confirmado el cambio.";
export const newPrice = "Nuevo precio";
export const samePrice = "El precio queda igual.";
export const requestChange = "Cambiar la reserva";
export const changeWaiting = "Su cambio aún no se ha enviado";
export const changeWaitingText =
  "Se revisa cuando este dispositivo tenga conexión. Hasta entonces su reserva queda como está.";
export const ways = "Este es uno de dos trayectos: el otro queda como está.";

export const labels: Readonly<Record<string, string>> = {
  request: "Lo que pidió",
  guest: "Exoneración firmada para",
  booking_date: "Fecha",
  departure_time: "Hora",
  guests: "Personas",
  party: "Edades",
  extras: "Extras",
  pickup_place: "Lugar de recogida",
  flight_number: "Número de vuelo",
  adults: "Adultos",
  children_ages: "Edades de los niños",
  luggage: "Piezas de equipaje",
  child_seats: "Sillas infantiles",
  guest_list: "Personas",
  answers: "Respuestas",
};
export const nothing = "nada";

export const asked = "Pedido: el operador le responderá";
export const askedText =
  "Ya es tarde para cambiarla al momento. La reserva queda como está hasta que el operador decida; le avisamos por correo, y aquí.";
export const withdraw = "Retirar la petición";
export const takenBack = "retirado";
export const requestDeclined = "El cambio no se aceptó: la reserva queda como está";
