import { bookings, count } from "../figures.ts";

export const reports = "Informes";
export const tabs = {
  "": "Resumen",
  travel: "Dinero por fecha de viaje",
  booked: "Dinero por fecha de reserva",
};
export const leads = {
  travel: "Reservas cuyo viaje es en estos días, hora de Belice.",
  booked: "Reservas hechas en estos días, hora de Belice.",
};
export const period = "Período";
export const periods = {
  thisMonth: "Este mes",
  lastMonth: "Mes pasado",
  nextMonth: "Próximo mes",
  thisYear: "Este año",
  lastYear: "Año pasado",
  own: "Otros días",
};
export const from = "Desde";
export const until = "Hasta";
export const wrongDays = "El primer día viene después del último.";
export const exportPriceLines = "Exportar desglose de precios";
export const days = (first: string, last: string) =>
  first === last ? first : `${first} – ${last}`;

export const sold = "Vendido";
export const soldNote = "Confirmadas y completadas, sin ausencias";
export const paid = "Pagado hasta ahora";
export const paidNote = "De lo vendido, sin importar cuándo se pagó";
export const paidBeyond = (amount: string) => `${amount} más allá del precio`;
export const due = "Por cobrar";
export const dueNote = "De lo vendido";
export const held = "Con aliados";
export const heldNote = "Lo que los huéspedes pagan a aliados, comisión incluida";
export const noShows = "Ausencias";
export const noShowsNote = "Su precio, aparte de lo vendido";
export const byService = "Vendido, por servicio";
export const byPartner = "Vendido, por aliado";
export const byMonth = "Vendido, por mes";
export const service = "Servicio";
export const partner = "Aliado";
export const month = "Mes";
export const nothing = "Nada en estos días.";
export const apart = "Aparte de lo vendido";
export const standing = "Reservas";
export const standings = {
  sold: "Vendidas",
  waiting: "Esperan respuesta",
  absent: "Ausencias",
  cancelled: "Canceladas",
};
export const amounts = {
  price: "Precio",
  paid: "Pagado hasta ahora",
  due: "Por cobrar",
  held: "Con aliados",
};

export const taken = (when: string) => `Recibido, ${when}`;
export const takenNote =
  "Lo que cambió de manos en estos días, por el motivo que fuera, menos lo devuelto.";
export const byPerson = "Por persona";
export const byMethod = "Por forma de pago";
export const takenByMonth = "Por mes";
export const person = "Quién lo tiene";
export const nobody = "Nadie lo anotó";
export const method = "Forma de pago";
export const payments = (number: number) => `${count(number)} ${number === 1 ? "pago" : "pagos"}`;
export const inUsd = "En US$";
export const inBzd = "En BZ$";
export const together = "Todo, en US$";

export const behindSold = (what: readonly string[], amount: string, number: number) =>
  `${what.join(" · ")}: ${amount}, ${bookings(number)}.`;
export const behindTaken = (what: readonly string[], amount: string, number: number) =>
  `${what.join(" · ")}: ${amount}, ${payments(number)}. Los de reservas borradas también cuentan, y solo aparecen en los pagos exportados.`;
export const travelling = (when: string) => `viajes ${when}`;
export const bookedOn = (when: string) => `reservadas ${when}`;
export const back = "Volver al informe";
