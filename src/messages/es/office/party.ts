export const find = "Buscar una reserva";
export const placeholder = "Referencia, nombre o teléfono";
export const scan = "Escanear comprobante";
export const stopScanning = "Dejar de escanear";
export const noMatch = "Ninguna reserva de estos días coincide.";
export const noCameraTitle = "Sin cámara";
export const noCamera = "La cámara no está disponible. Escriba la referencia.";
export const cameraPicture = "Imagen de la cámara";

export const details = "Detalles";
export const closeDetails = "Cerrar detalles";
export const inAll = (amount: string) => `${amount} USD en total`;

export const notes = "Notas";
export const departureTime = "Hora de salida";
export const notThePickUp =
  "Cuándo sale. La hora de recogida de un solo grupo va en las notas de recogida.";
export const pickUpNotes = "Notas de recogida";
export const toldToGuest =
  "El cliente ve la hora y el lugar, y se le avisa de los cambios por correo.";
export const ownNotes = "Notas, solo para nosotros";
export const saveNotes = "Guardar notas";
export const notesSaved = "Notas guardadas";

export const payments = "Pagos";
export const payment = "Pago";
export const nothingLeft = "No queda nada por pagar";
export const paidThoughCancelled = (amount: string) =>
  `Se pagaron ${amount}, aunque está cancelada`;
export const paidSoFar = (amounts: string) => `Pagado hasta ahora: ${amounts}`;
export const correct = "Corregir";
export const doNotCorrect = "Dejarlo como está";
export const correctPayment = "Corregir el pago";
export const takenBy = (who: string, when: string) => `${who} · ${when}`;
export const wasCorrected = "corregido";
export const kindOfPayment = "Qué es";
export const paidIn = "Forma de pago";
export const ways = {
  USD: "Dólares de EE. UU., efectivo",
  BZD: "Dólares de Belice, efectivo",
  card: "Tarjeta (dólares de EE. UU.)",
  transfer: "Transferencia (dólares de EE. UU.)",
  other: "Otra forma (dólares de EE. UU.)",
};
export const amountIn = (currency: string) => `Cantidad en ${currency}`;
export const amountNotReadable = "Escriba una cantidad como 90 o 90.50";
export const note = "Nota";
export const mayBeLeftOut = "Se puede dejar vacía";
export const whyCorrected = "Por qué se corrige; queda con el pago. 0 si no se pagó nada";
export const noteRequired = "Hace falta una nota";
export const lowerPrice = (amount: string) => `Bajar también el precio en ${amount}`;
export const lowerPriceElse = (amount: string) =>
  `Como cortesía, o por lo que no recibieron. Si no, habrá que pagar ${amount} otra vez.`;
export const guestReads = "El motivo; el cliente lo lee junto al nuevo precio";
export const whyLowered = "Escriba el motivo para el cliente: aparece junto al nuevo precio";
export const record = {
  payment: "Anotar pago",
  deposit: "Anotar anticipo",
  refund: "Anotar reembolso",
};
export const recordAllTheSame = "Anotar de todos modos";
export const saveCorrection = "Guardar corrección";
export const byCard = (amount: string) => `${amount} con tarjeta`;
export const recorded = {
  payment: (amount: string) => `Pagado: ${amount}`,
  deposit: (amount: string) => `Anticipo: ${amount}`,
  refund: (amount: string) => `Devuelto: ${amount}`,
};
export const corrected = (amount: string) => `Corregido: ${amount}`;
