export const title = "Reservas seleccionadas";
export const selected = (count: number) =>
  `${count} ${count === 1 ? "seleccionada" : "seleccionadas"}`;
export const changeStatus = "Cambiar estado";
export const markAs = (status: string) => `Marcar como ${status}`;
export const clear = "Quitar selección";
