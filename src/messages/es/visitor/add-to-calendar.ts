export const add = "Agregar al calendario";
export const update = "Actualizar calendario";
