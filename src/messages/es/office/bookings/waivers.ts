export const title = "Exoneraciones";
export const signed = (count: number, of: number) => `${count} de ${of} firmadas`;
export const missing = (names: string) => `Falta la firma de: ${names}`;
export const handOver = "Que firme un viajero";
export const shownIn = "Se muestra al viajero en";
export const done = "Firmado";
export const nextGuest = "Listo para el siguiente viajero.";
export const signatures = "Firmas";
export const nobody = "Aún no ha firmado nadie.";
export const none =
  "Este servicio no tiene exoneración que firmar. Su texto se escribe en Servicios.";
export const cancelled = "Esta reserva está cancelada: ya no se firma nada.";
export const all = "Han firmado todos los viajeros.";
export const notTaken =
  "Una firma anterior no se aceptó. Al firmarla de nuevo se pierde lo que está escrito aquí.";
export const signMore = "Firmar una más de todos modos";
export const standings = {
  valid: "Firmada",
  voided: "No vale",
  twice: "Firmó antes: cuenta la primera",
  stranger: "No es viajero de esta reserva",
};
export const waits = "Aún sin enviar: este dispositivo la guarda y la envía cuando haya conexión.";
export const by = (name: string, relation: string) => `por ${name} (${relation})`;
export const byName = "nombre escrito";
export const show = "Mostrar";
export const hide = "Ocultar";
export const of = (name: string) => `la exoneración de ${name}`;
export const print = "Imprimir, A4";
export const takeBack = "No vale";
export const reason = "Por qué no vale";
export const reasonHint = "Se guarda en el historial. Una firma nunca se elimina.";
export const takeBackYes = "Sí, no vale";
export const takeBackNo = "Dejarla";
export const takenBack = "Anulada";
export const notFetched = "No se pudieron obtener las firmas.";
export const loading = "Cargando las firmas...";
export const withLine = "Se muestra cuando haya conexión.";
export const back = "Volver a la reserva";
export const notReady = "Los servicios aún no se han cargado en este dispositivo.";
export const shortSigned = (count: number, of: number) => `Exoneraciones ${count} de ${of}`;
export const cannotSign = "Este navegador no puede firmar: la página tiene que abrirse por https.";
export const lawyer =
  "Lo que se firma aquí decide quién paga tras un accidente. Que lo escriba un abogado en Belice: este producto no lo revisa.";
export const preview = "Como lo ven los viajeros";
export const noneWritten = "Aún no hay nada escrito.";
