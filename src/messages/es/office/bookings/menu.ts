export const viewDetails = "Ver detalles";
export const edit = "Editar reserva";
export const email = "Escribir al cliente";
export const changeStatus = "Cambiar estado";
export const markAs = (status: string) => `Marcar como ${status}`;
export const remove = "Eliminar reserva";
export const markBothAs = (status: string) => `Marcar ida y vuelta como ${status}`;
