export const give = "Emitir recibo";
export const open = "Recibo";
export const receipt = (number: string) => `Recibo ${number}`;
export const notGiven = "Aún no emitido";
export const look =
  "Esto dirá el recibo. Recibe su número cuando usted lo emite, y desde entonces queda como está.";
export const printRoll = "Imprimir, 80 mm";
export const printA4 = "Imprimir, A4";
export const mail = "Enviar por correo";
export const mailedTitle = "Recibo en camino";
export const mailed = (email: string) => `Saldrá a ${email} en cuanto haya conexión.`;
export const whatsapp = "WhatsApp";
export const shownIn = "Se muestra y se imprime en";
export const back = "Volver a la reserva";
export const waits =
  "Aún sin enviar: este dispositivo lo guarda y lo enviará cuando haya conexión. Ya es válido.";
export const refused =
  "El servidor no aceptó este recibo. Vea arriba lo que espera en este dispositivo.";
export const cancelled =
  "Su pago se corrigió, así que este recibo está anulado y así se marca dondequiera que se muestre. Entregue al cliente el recibo de la corrección.";
export const noReceipt = "No hay recibo de esto";
export const faults = {
  corrected: "Este pago se anuló antes de tener recibo.",
  unknown: "Este pago no se conoce aquí.",
  notReady: "Este dispositivo aún no ha cargado los servicios y los ajustes.",
};
export const loading = "Cargando el recibo...";
export const notFetched = "No se pudo cargar la reserva.";
export const notSaved = "No se guardó";
export const cannotStore = "Este dispositivo no lo pudo guardar. Inténtelo de nuevo.";
