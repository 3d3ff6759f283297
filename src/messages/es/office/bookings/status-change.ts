export const statuses = {
  pending: "pendiente",
  confirmed: "confirmada",
  completed: "realizada",
  cancelled: "cancelada",
};
export const before = "como antes";
export const changed = (reference: string, status: string) =>
  `La reserva #${reference} quedó ${status}`;
export const severalChanged = (count: number, status: string) =>
  `El estado de ${several(count)} cambió a ${status}`;
export const severalChangedBack = (count: number) =>
  `${several(count)} ${count === 1 ? "quedó" : "quedaron"} como antes`;
const several = (count: number) => `${count} ${count === 1 ? "reserva" : "reservas"}`;

export const updated = "Estado actualizado";
export const undo = "Deshacer";
export const savedHere = "Guardado en este dispositivo";
export const waits = (done: string) => `${done}. Se enviará en cuanto haya conexión.`;
export const errorUpdating = "Error al cambiar el estado";
export const failed = (why: string) => `No se pudo cambiar el estado de la reserva. ${why}`;
export const meanwhile = "Otra persona la cambió mientras tanto.";
export const mailFollows = "El correo sale en dos minutos, si no lo deshace.";
export const mailsFollow =
  "Los correos a quienes esperaban salen en dos minutos, si no lo deshace.";
export const cancellationIsTold =
  "En dos minutos se les avisa por correo a quienes ya tenían su confirmación, si no lo deshace.";
export const otherWaysStay = (count: number) =>
  `El otro trayecto de ${several(count)} no se eligió y no se cancela con ${count === 1 ? "ella" : "ellas"}.`;
export const noRoomTitle = "No hay lugar";
export const noRoom = (count: number) =>
  `${several(count)} ${count === 1 ? "sigue" : "siguen"} en espera: no hay lugar en la salida. En «Por decidir» se ve por qué.`;
export const cannotStore = "Este dispositivo no puede guardar el cambio.";
