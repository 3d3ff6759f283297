export const title = "Depósitos";
export const how = "Cómo se paga un depósito";
export const hint =
  "Por ejemplo, su cuenta bancaria. Lo leen al reservar, en su reserva y en los correos los clientes que deben un depósito. Cuánto y cuándo: en los servicios, en cada tour o traslado.";
export const remind = "Recordar el depósito a los clientes por correo";
export const remindHint = "Tres días antes de que venza, y al día siguiente si todavía falta";
