export const statuses = {
  pending: "Pendiente",
  confirmed: "Confirmada",
  completed: "Realizada",
  cancelled: "Cancelada",
};
export const unknown = "Desconocido";
