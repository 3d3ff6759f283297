export const gone = "Ya no está. Alguien eliminó esta reserva.";
export const goneUnpaid =
  "Alguien eliminó esta reserva. El pago no quedó anotado: anótelo en otro lugar.";
export const cannotBeSent = "Este dispositivo no lo puede enviar así como está.";
