export const gone = "Ya no está. Alguien eliminó esta reserva.";
export const cannotBeSent = "Este dispositivo no lo puede enviar así como está.";
