export const received = "Reserva recibida";
export const confirmed = "¡Reserva confirmada!";
export const confirmedText =
  "Su reserva está confirmada. Ya le mandamos la confirmación por correo. Usted paga al llegar.";
export const confirmedWithoutMail = "Su reserva está confirmada. Usted paga al llegar.";
export const confirmedAhead =
  "Su reserva está confirmada. Ya le mandamos la confirmación por correo. Pague el depósito, por favor, a más tardar en la fecha indicada.";
export const confirmedAheadWithoutMail =
  "Su reserva está confirmada. Pague el depósito, por favor, a más tardar en la fecha indicada.";
export const confirmedPaidTo = (partner: string) =>
  `Su reserva quedó confirmada. Ya le enviamos los correos de confirmación. Usted le paga a ${partner}.`;
export const confirmedPaidToWithoutMail = (partner: string) =>
  `Su reserva quedó confirmada. Usted le paga a ${partner}.`;
export const mailTrouble = "Reserva confirmada (problema con el correo)";
export const mailTroubleText =
  "Su reserva está confirmada, pero hubo un problema al mandar los correos de confirmación. Pronto nos comunicaremos con usted.";
export const saved = "Guardada en este dispositivo";
export const savedText = "Todavía no se ha enviado. Abra esta aplicación cuando tenga conexión.";
export const savedSeat = "Todavía no se ha enviado";
export const savedSeatText =
  "Guardada en este dispositivo. Su lugar se confirma cuando se envíe la reserva.";
