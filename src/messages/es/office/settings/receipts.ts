export const title = "Recibos";
export const accountantTitle = "Consulte a su contador";
export const accountant =
  "Qué debe figurar en sus recibos, si usted está inscrito en el GST y qué impuesto lleva cada servicio no se decide aquí: lo debe decidir su contador. El impuesto de un tour o traslado se elige en Administrar servicios; hasta entonces, el recibo no lleva línea de impuesto. Un recibo entregado queda como está, aunque usted cambie algo después.";
export const name = "Nombre en los recibos";
export const nameHint = (siteTitle: string) => `Como está registrado; vacío: ${siteTitle}`;
export const address = "Dirección en los recibos";
export const addressHint = (place: string) => `Vacío: ${place}`;
export const taxNumber = "Número de contribuyente";
export const taxNumberHint = "TIN o número de GST; vacío: sin línea en los recibos";
export const missing = "Números que no han llegado";
export const noneMissing = "No falta ningún número: todos los emitidos están aquí.";
export const missingNotKnown = "Solo se sabe con conexión.";
export const fromTo = (first: string, last: string) => `${first} a ${last}`;
export const whyMissing =
  "Se emitieron en un dispositivo que no ha tenido conexión desde entonces, o que se vació antes de enviarlos.";
export const exportCsv = "Exportar recibos";
