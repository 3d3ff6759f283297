export const gone = "Ya no está. Alguien eliminó esta reserva.";
export const cannotBeSent = "Este dispositivo no lo puede enviar así como está.";
export const takenBack = "Deshecho";
export const noteLost = "La nota se perdió cuando terminó la sesión";
