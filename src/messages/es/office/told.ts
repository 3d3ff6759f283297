export const undo = "Deshacer";
export const takenBack = "Deshecho";
export const notSaved = "No se guardó";
export const cannotStore = "Este dispositivo no lo puede guardar. No se cambió nada.";
