export const edit = "Editar reserva";
export const email = "Escribir al cliente";
export const customer = "Cliente";
export const customersEmail = "Correo";
export const noEmail = "Ninguno";
export const phone = "Teléfono";
export const service = "Servicio";
export const serviceOf = (name: string, type: string) => `${name} (${type})`;
export const date = "Fecha";
export const guests = "Personas";
export const price = "Precio";
export const totalPrice = "Precio total";
export const status = "Estado";
export const bookedOn = "Reservada el";
export const language = "Idioma";
export const cancelledLate = "Se canceló cuando ya no era gratis: puede haber un cargo";
export const freeUntil = "Cambiar o cancelar sin costo hasta";
export const specialRequests = "Peticiones especiales";
export const fullId = "ID completo";

export const partner = "Aliado";
export const partnerEarns = (partner: string, commission: string, net: string) =>
  `${partner}, comisión ${commission}, neto ${net}`;
export const paid = "Pagado";
export const depositThere = (due: string, there: string) => `${due}; ha llegado ${there}.`;
export const depositLate = "Vencido.";
export const askByWhatsApp = "Pedir por WhatsApp";
export const askByMail = "Pedir por correo";
export const departure = "Salida";
export const departureAt = (time: string) => `${time} (hora de Belice)`;
export const pickUp = "Recogida";
export const pickUpPlace = "Lugar de recogida";
export const stillMissing = "Falta saber";
export const notes = "Notas";
export const cameFrom = "Llegó por";
export const sources = {
  web: "El sitio",
  desk: "La oficina",
  code: "El código de un viajero",
  seed: "Datos de muestra",
};

export const notFetched = (why: string) =>
  `No se pudieron cargar los correos y el historial. ${why}`;
export const tryAgain = "Intentar de nuevo";

export const history = "Historial";
export const nothingChanged = "Todavía no se ha cambiado nada.";
export const entries = {
  moved_to: "El cliente la cambió por",
  price_lines: "Edades y extras",
  created: "Reservada",
  price: "Precio (USD)",
  reason: "Motivo del precio",
  paid_note: "Nota sobre el pago",
  receipt: "Recibo entregado",
  receipt_void: "Número de recibo sin validez",
  waiver: "Exoneración firmada",
  waiver_void: "Exoneración que no vale",
};
export const empty = "(vacío)";
export const somebody = "Desconocido";
export const otherWayMissing = "El otro trayecto no ha llegado. Este cuesta menos por él.";
export const otherWayCancelled =
  "Cancelado: este sigue costando menos por él. Puede quitarse al editar la reserva.";
