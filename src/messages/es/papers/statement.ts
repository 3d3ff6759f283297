export const of = (partner: string) => `Estado de cuenta de ${partner}`;
const MONTHS =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  );
export const monthOf = (month: string) =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ""} de ${month.slice(0, 4)}`;
export const travel = (month: string) => `Huéspedes con viaje en ${month}`;
export const taxNumber = (number: string) => `Número de contribuyente: ${number}`;
export const asOf = (day: string) => `Al ${day}. Todos los importes en dólares estadounidenses.`;
export const reference = "Reserva";
export const day = "Día";
export const guest = "Huésped";
export const service = "Servicio";
export const guests = "Personas";
export const price = "Precio";
export const commission = "Comisión";
export const net = "Neto";
export const collected = "Cobrado por";
export const received = "Recibido por nosotros";
export const owedToUs = "Usted nos debe";
export const owedToYou = "Le debemos";
export const note = "Nota";
export const total = "Total";
export const absent = "No se presentaron";
export const absentNote = "No se cuentan arriba.";
export const owes = (who: string, whom: string) => `${who} le debe a ${whom}`;
export const settled = "No se debe nada.";
export const none = "En este mes no vino nadie de su parte.";
export const rate = "1 dólar estadounidense = 2 dólares de Belice.";
