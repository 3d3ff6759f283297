export const refusals = {
  waiver_name: "Hace falta un nombre completo",
  waiver_long: (most: string) => `Como máximo ${most} caracteres`,
  waiver_not_kept: "Este dispositivo no pudo guardar la firma. Inténtelo de nuevo.",
  waiver_agree: "Por favor, marque que ha leído el texto y está de acuerdo",
  waiver_relation: "Por favor, diga qué es usted del menor",
  waiver_reason: "Por favor, diga por qué no vale",
  waiver_unknown: "No hay tal firma en esta reserva.",
  waiver_text_unknown:
    "Nuestro servidor no tiene el texto que se firmó. Por favor, lea el texto de nuevo y firme otra vez.",
  waiver_too_many:
    "Esta reserva tiene más firmas de las que necesita un grupo. Por favor, llámenos.",
  waiver_id_used: "Otra firma está guardada con este número.",
  waiver_booking_gone: "Esta reserva fue eliminada, o se borraron los datos de su cliente.",
  signature_missing: "Por favor, firme en el campo, o marque que su nombre escrito es su firma",
  signature_small: "Es muy corto para una firma. Por favor, firme en el campo otra vez",
  signature_unreadable: "La firma no se puede leer. Por favor, firme otra vez",
  signature_long: (_most: string) =>
    "El dibujo es demasiado grande. Por favor, borre el campo y firme de nuevo",
};
