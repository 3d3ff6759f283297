export const viewTitle = (reference: string) => `Reserva #${reference}`;
export const editTitle = (reference: string) => `Editar reserva #${reference}`;
export const mailTitle = "Escribir al cliente";
export const deleteTitle = "Eliminar reserva";
export const newTitle = "Nueva reserva";
export const importTitle = "Importar reserva";
export const close = "Cerrar";
export const closeDetails = "Cerrar detalles";
export const notFetched = "Esto no se pudo cargar.";
export const tryAgain = "Intentar de nuevo";

export const sureToDelete = (reference: string) =>
  `¿Seguro que quiere eliminar la reserva #${reference}? Esto no se puede deshacer.`;
export const keep = "Conservar reserva";
export const remove = "Eliminar reserva";
export const deleting = "Eliminando...";
export const deletedTitle = "Reserva eliminada";
export const deleted = (reference: string) => `La reserva #${reference} se eliminó.`;
export const errorDeleting = "Error al eliminar la reserva";
export const notDeleted = (why: string) => `No se pudo eliminar la reserva. ${why}`;

export const travellersMessage = "El mensaje del viajero";
export const wholeMessage = "El mensaje completo, tal como llegó; el código viene en él.";
export const pasteMessage = "Pegue el mensaje que trae el código";
export const preview = "Vista previa";
export const save = "Guardar reserva";
export const importedTitle = "Reserva importada";
export const imported = (reference: string) => `La reserva #${reference} quedó guardada.`;
