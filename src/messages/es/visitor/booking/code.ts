export const haveCode = "Tengo un código";
export const code = "Código";
export const check = "Comprobar";
export const asking = "Un momento…";
export const takesOff = (amount: string) => `Este código le descuenta ${amount} del precio.`;
export const takesOffThere = (amount: string) =>
  `Este código le descuenta ${amount} del precio de la ida.`;
export const notHeld =
  "Este código no vale para este servicio y este día. Puede reservar igualmente, al precio que ve.";
export const notAsked =
  "Ahora no podemos comprobar el código. Lo haremos en cuanto llegue su reserva; el precio que ve aquí es sin él.";
