export const changedMeanwhile = "Otra persona cambió esta reserva mientras tanto.";
export const choose = "No se ha sobrescrito nada. Elija lo que debe quedar.";
export const canStillBeSaved = (status: string) =>
  `No se ha sobrescrito nada. Ahora está ${status}. Sus cambios todavía se pueden guardar.`;
export const statuses = {
  pending: "pendiente",
  confirmed: "confirmada",
  completed: "realizada",
  cancelled: "cancelada",
};
export const changed = "cambiada";
export const changedThere = (label: string, from: string, to: string) =>
  `La otra persona cambió: ${label}, de ${from} a ${to}`;
export const empty = "(vacío)";
export const yours = "Su versión";
export const storedNow = "Versión guardada";
export const backToEditing = "Volver a editar";
export const saveThisChoice = "Guardar lo elegido";
