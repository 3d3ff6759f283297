export const opening = "Estamos abriendo su reserva.";
export const noScripts = "No se puede abrir su reserva.";
export const unreachable = "No pudimos traer su reserva";
export const unreachableText =
  "No hay conexión o no logramos responderle. Esta página lo intenta de nuevo por sí sola en cuanto vuelva la conexión.";
export const tryAgain = "Intentar de nuevo";
export const myBookings = "Mis reservas";

export const wrong = "Este enlace no abre ninguna reserva";
export const wrongText =
  "Quizá llegó incompleto o ya se anuló. Abra, por favor, el enlace de nuestro correo más reciente, o pida aquí que se lo enviemos otra vez. Si nada de esto sirve, llámenos o escríbanos.";
export const contactUs = "Contáctenos";

export const otherPhone = "Abrirla en otro teléfono";
export const otherPhoneText =
  "Escanee el código con el otro teléfono, o envíese el enlace a usted o a quienes viajan con usted. Quien lo tenga puede ver esta reserva, cambiarla y cancelarla.";
export const code = "Código QR del enlace a esta reserva";
export const link = "Enlace";
export const copy = "Copiar el enlace";
export const copied = "Copiado";
export const copiedText = "El enlace está listo para pegarlo.";
export const notCopied = "Copie, por favor, el enlace marcado.";
export const byWhatsApp = "Enviar por WhatsApp";
export const shared = (item: string, day: string, link: string) => `${item}, ${day}: ${link}`;
export const end = "Anular todos los enlaces enviados";
export const endQuestion = "¿Anular todos los enlaces a esta reserva?";
export const endText =
  "Los enlaces de los correos y de otros teléfonos dejan de funcionar, y también el código de un comprobante impreso. La reserva sigue en pie y este dispositivo la conserva.";
export const endYes = "Anularlos";
export const endNo = "Conservarlos";
export const ended = "Enlaces anulados";
export const endedText = "Lo que envíe a partir de ahora es un enlace nuevo.";
export const endedBefore = "Los enlaces ya se habían anulado";
export const endedBeforeText = "Pida en Mis reservas que le enviemos el nuevo por correo.";
export const notEnded = "No sabemos si los enlaces se anularon";
export const notEndedText =
  "No hubo respuesta. Inténtelo de nuevo, por favor; si este dispositivo perdió su enlace, pida el nuevo en Mis reservas.";

export const cancelled = "Reserva cancelada";
export const cannotCancel = "No se pudo cancelar la reserva";
export const cannotCancelText = "No hubo respuesta. Inténtelo de nuevo, por favor, o llámenos.";

export const find = "¿Reservó en otro dispositivo? Encuentre su reserva";
export const findText =
  "Indíquenos su correo y el número de reserva: sus ocho letras y cifras están en el comprobante y en nuestros correos. Enviamos el enlace a la dirección de la reserva.";
export const email = "Correo electrónico";
export const reference = "Número de reserva";
export const referenceMissing = "Escriba el número de reserva, por favor";
export const sendLink = "Enviarme el enlace";
export const sending = "Enviando...";
export const asked =
  "Gracias. Si tenemos una reserva con ese correo y ese número, el enlace llega en unos minutos. Por su seguridad no decimos aquí si la hay. ¿No llegó nada? Revise el correo no deseado o llámenos.";
export const notAsked =
  "Esto no nos llegó. Inténtelo de nuevo en un minuto, por favor, con conexión.";

export const onVoucher = "Vea o cancele esta reserva en cualquier teléfono";
