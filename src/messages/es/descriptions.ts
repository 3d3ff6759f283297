const bookingPromise = (payAhead = "") =>
  `Reserve sin crear una cuenta. ${payAhead || "Ahora no se paga nada: usted paga al llegar"}.`;

export const home =
  "Tours con guía y traslados privados en Belice desde San Ignacio, Cayo: ciudades mayas, cuevas, ríos de la selva. Reserve en línea, pague al llegar.";
export const tours = (counted: string, isFlexible: boolean) =>
  `${counted} tours de un día con guía en Belice y Guatemala: Xunantunich, Tikal, la cueva ATM, el Inland Blue Hole, Cockscomb y más. ${isFlexible ? "Salidas flexibles, pago" : "Pago"} al llegar.`;
export const transfers =
  "Traslados privados por todo Belice, a Guatemala y a México: aire acondicionado, conductores profesionales, precios fijos en USD, pago al llegar.";
export const about =
  "Una operadora de tours y traslados de San Ignacio, Belice, fundada en 2015: nuestra historia, nuestros valores y nuestro equipo.";
export const contact =
  "Escríbanos, llámenos o mándenos un WhatsApp a San Ignacio, Cayo, Belice. Atención de lunes a domingo de 7 a. m. a 9 p. m.; reservas en línea a toda hora.";
export const privacy =
  "Qué datos guardamos cuando reserva o nos escribe, dónde están, por cuánto tiempo, qué queda en su dispositivo y cómo pedir que se borren.";
export const bookUnknown = bookingPromise();
export const confirmation = "Lo que reservó con nosotros.";
export const voucher = "Su reserva, para imprimir.";
export const myBookings = "Lo que reservó en este dispositivo.";
export const trip = "Su reserva, por el enlace que le enviamos.";
export const notFound = "Esta página no existe.";
export const office = "La oficina de la operadora.";
export const tour = (text: string, duration: string, price: string) =>
  `${text} ${duration}, ${price} por persona.`;
export const bookTour = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} por persona. ${bookingPromise(payAhead)}`;
export const bookTransfer = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} para una o dos personas. ${bookingPromise(payAhead)}`;
export const bookGroupTransfer = (name: string, price: string, payAhead: string) =>
  `${name}: ${price} para todo su grupo. ${bookingPromise(payAhead)}`;
