const grouped = (count: string) => count.replace(/\B\d{3}$/, ",$&");

export const refusals = {
  unsendable:
    "Este dispositivo no puede enviar esto así como está. Reserve de nuevo, por favor, o llámenos.",
  not_taken:
    "Por el momento nuestro servidor no lo acepta. Este dispositivo sigue intentándolo; si es urgente, llámenos, por favor.",
  booking_deleted: "Esta reserva se borró. Reserve de nuevo, por favor.",
  id_used: (what: string, id: string) =>
    `Con el número ${id} ya hay ${what === "booking" ? "otra reserva" : "otro mensaje"}.`,
  id_malformed: "El número interno debe tener 15 caracteres: letras de la a a la z y cifras",
  type_unknown: "El tipo debe ser tour o traslado",
  too_large: "Es demasiado largo para enviarlo.",
  not_there: "No se encontró.",
  link_ended:
    "Su enlace a esta reserva ya no vale. Abra en este dispositivo el enlace de nuestro correo más reciente, o llámenos.",
  taken_place: "Esta reserva ya se realizó.",
  check_input: "Revise, por favor, los datos que escribió.",
  first_name_required: "Falta el nombre",
  first_name_too_long: (most: string) => `El nombre puede tener como máximo ${most} caracteres`,
  last_name_required: "Falta el apellido",
  last_name_too_long: (most: string) => `El apellido puede tener como máximo ${most} caracteres`,
  email_required: "Falta el correo electrónico",
  email_invalid: "El correo electrónico no es válido",
  phone_required: "Falta el número de teléfono",
  phone_invalid: "El número de teléfono no es válido",
  phone_too_long: (most: string) =>
    `El número de teléfono puede tener como máximo ${most} caracteres`,
  date_required: "Falta la fecha",
  date_invalid: "La fecha no es válida",
  date_too_early: "La fecha debe ser de mañana en adelante",
  guests_too_few: (least: string) =>
    `Mínimo ${least} ${Number(least) === 1 ? "persona" : "personas"}`,
  guests_too_many: (most: string) => `Máximo ${most} personas`,
  passengers_too_many: (most: string) => `Máximo ${most} pasajeros`,
  guests_not_whole: "Escriba un número entero de personas",
  special_requests_too_long: (most: string) =>
    `Las peticiones especiales pueden tener como máximo ${grouped(most)} caracteres`,
  price_invalid: "El precio no es válido",
  too_many_days: (most: string) => `Como máximo ${most} días a la vez`,
  not_found: (type: string) =>
    `Error: no se encontró ${type === "tour" ? "el tour" : "el traslado"}.`,
  name_required: "Falta el nombre",
  message_required: "Falta el mensaje",
  too_long: (most: string) => `Como máximo ${most} caracteres`,
};
