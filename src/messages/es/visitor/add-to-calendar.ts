export const add = "Agregar al calendario";
export const update = "Actualizar calendario";
export const failed = "No se agregó";
