export const notFoundText =
  "Por el momento no se ofrece, o ahora tiene otro nombre. Elija, por favor, entre lo que tenemos.";
export const tours = "Tours";
export const transfers = "Traslados";

export const bookYourTour = "Reserve su tour";
export const bookYourTransfer = "Reserve su traslado";
export const privateTransfer = "Traslado terrestre privado";

export const yourInformation = "Sus datos";
export const noPayment =
  "Ahora no se paga nada: usted paga al llegar, en efectivo (USD o BZD) o con las principales tarjetas de crédito.";
export const onlineOnly =
  "Este dispositivo no puede guardar nada: está lleno, o el navegador no lo permite. " +
  "Por eso solo puede reservar en línea: no salga de esta página hasta que le respondamos.";
export const noScripts = "Este formulario no se puede enviar.";
export const offline =
  "Puede reservar de todos modos. Su reserva se guarda aquí; se envía, y queda hecha, cuando " +
  "abra esta aplicación con conexión.";
export const processing = "Procesando...";
export const confirmBooking = "Confirmar reserva";

export const firstName = "Nombre";
export const lastName = "Apellido";
export const email = "Correo electrónico";
export const phone = "Teléfono";
export const phoneHint = "Con código de país, por ejemplo +501 600-0100";
export const date = "Fecha";
export const chooseFromCalendar = "Elegir una fecha en el calendario";
export const chooseDate = "Elija una fecha";
export const noCalendar = "No se pudo cargar el calendario. Escriba la fecha, por favor.";
export const openingCalendar = "Abriendo el calendario...";
export const time = "Hora";
export const preferredTime = "Hora preferida";
export const numberOfGuests = (least: number) =>
  least > 1 ? `Número de personas (mín. ${least})` : "Número de personas";
export const fewerGuests = "Menos personas";
export const moreGuests = "Más personas";
export const specialRequests = "Peticiones especiales";
export const requestsExample = "Dieta, lugar de recogida, lo que debamos saber";

export const summary = "Resumen de la reserva";
export const total = "Total";
export const about = (belizeDollars: string) => `unos ${belizeDollars}`;
export const tooFew = (least: number) =>
  `Para este tour hacen falta al menos ${least} ${least === 1 ? "persona" : "personas"}.`;
export const payPartner = (partner: string) =>
  `Usted le paga a ${partner}. Al llegar no se paga nada.`;
export const freeUntil = (hours: number) =>
  `Cambiar o cancelar no cuesta nada hasta ${hours} horas antes`;
export const payOnSite = "Ahora no se paga nada: usted paga al llegar";

export const failed = "No se pudo reservar";
export const failedText = (why: string) =>
  `Hubo un error al procesar su reserva. Inténtelo de nuevo, por favor. Error: ${why}`;
export const failedUnexpectedly =
  "Hubo un error inesperado al guardar su reserva. Inténtelo de nuevo, por favor.";
export const notLoaded =
  "Esta página no está completa en este dispositivo, y no hay conexión. Inténtelo de nuevo, por favor.";
export const notStored = "Este dispositivo no puede guardar la reserva, y no hay conexión.";
