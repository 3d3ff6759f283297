export const titles = {
  payment: "Recibo",
  deposit: "Recibo de anticipo",
  refund: "Recibo de devolución",
  correction: "Anulación de un recibo",
};
export const numbered = (number: string) => `N.º ${number}`;
export const cancelled = (number: string) => `${number}, anulado`;
export const taxNumber = (number: string) => `Número de contribuyente: ${number}`;
export const date = "Fecha";
export const receivedFrom = "Recibido de";
export const givenTo = "Devuelto a";
export const booking = "Reserva";
export const bookedService = "Por";
export const day = "Día del viaje";
export const lines = {
  group: "Tarifa por grupo",
  base: "Tarifa base, 1-2 pasajeros",
  extra: (price: string, count: number) =>
    `${price} × ${count} ${count === 1 ? "adicional" : "adicionales"}`,
  code: (text: string) => `Código ${text}`,
  agreed: "Según lo acordado",
};
export const free = "Gratis";
export const price = "Precio de la reserva";
export const amounts = {
  payment: "Recibido",
  deposit: "Anticipo recibido",
  refund: "Devuelto",
  correction: "Anulado",
};
export const methods = {
  cash: "efectivo",
  card: "tarjeta",
  transfer: "transferencia bancaria",
  other: "otro medio",
};
export const taxes = { standard: "GST 12.5 % incluido", zero: "GST 0 % (tasa cero)" };
export const paidSoFar = "Pagado hasta ahora";
export const stillDue = "Por pagar";
export const cancels = (number: string) => `Anula el recibo ${number}.`;
export const takesBack = "Anula un pago que se anotó por error.";
export const replaces = (number: string) => `Sustituye al recibo ${number}, que nunca fue válido.`;
export const rate = "1 dólar estadounidense = 2 dólares de Belice";
