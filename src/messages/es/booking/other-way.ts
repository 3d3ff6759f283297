export const thereAndBack = "Ida y vuelta";
export const theOtherWay = (service: string) => `${service} (en sentido contrario)`;
export const other = (service: string, day: string, reference: string) =>
  `${service}, ${day} (#${reference})`;
export const otherCancelled = (other: string) => `${other}: cancelada`;
export const otherInItsMail = "El otro trayecto es una reserva aparte y recibirá su propio correo.";
export const bothFor = (amount: string) => `Ida y vuelta: ${amount} USD`;
