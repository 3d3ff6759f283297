export const beEarly = "Llegue 15 minutos antes, por favor.";
export const beEarlyAsAgreed =
  "Llegue, por favor, 15 minutos antes de la hora que acordemos con usted.";
export const bring = (proof: string) => `Traiga ${proof}, impreso o en su teléfono.`;
export const payOnArrival =
  "Pague al llegar, en efectivo (USD o BZD) o con las principales tarjetas de crédito.";
export const payWhatIsLeft =
  "Pague lo que quede al llegar, en efectivo (USD o BZD) o con las principales tarjetas de crédito.";
export const cancelAhead = (hours: number) =>
  `Cancele o cambie la fecha al menos ${hours} horas antes.`;
export const leastGuests = (least: number) =>
  `Para este tour se necesitan al menos ${least} personas; si son menos, nos comunicaremos con usted.`;
