import { labels } from "./services/fields.ts";
import { dayOfMonth } from "./short-dates.ts";

const labelOf = (field: string) => labels[field as keyof typeof labels] ?? field;
const grouped = (count: string) => count.replace(/\B\d{3}$/, ",$&");
const write = (name: string) => (name ? `: escriba {${name}}` : "");
const at = (line: string) => (line ? ` (línea ${line})` : "");
/** Of what the operator writes for the site. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ quote: "cita", name: "nombre", location: "lugar", role: "puesto", bio: "presentación" },
  ...{ label: "texto", url: "dirección" },
};

const whenOf = (when: string) => {
  const [time = "", date = ""] = when.split(" ").reverse();
  const [, month = 0, day = 0] = date.split("-").map(Number);
  return { day: date && dayOfMonth(day, month - 1), time: time.replace(".", ":") };
};

export const refusals = {
  request_no_room: "Ya no hay lugar para eso. Acéptelo por encima del límite o rechácelo",
  request_decided: "Esta petición ya se retiró, se reemplazó o la decidió otra persona",
  request_unknown: "Esta reserva no tiene esa petición",
  code_missing: "En este texto no hay ningún código de reserva.",
  code_incomplete: "El código no está completo.",
  code_changed: "El código cambió o se cortó en el camino.",
  code_unreadable: "El código no se puede leer.",
  payment_corrected: "Esto corrige lo que se pagó antes. Indique por qué",
  payment_beyond: (amount: string) =>
    `Con esto, lo pagado supera el precio en ${amount}. Indique por qué`,
  payment_cancelled: "Esta reserva está cancelada. Indique por qué se paga",
  refund_beyond: (paid: string) => `Solo se han pagado ${paid}, y se devuelve más. Indique por qué`,
  payment_amount: "Una cantidad de 0.01 a 999,999.99",
  payment_when: "La hora del pago no se puede leer",
  payment_to_come: "Esta hora todavía no ha llegado",
  payment_unknown: "Esta reserva no tiene ese pago",
  payment_corrected_before: "Otra persona ya corrigió este pago",
  payment_id_used: "Con este número ya hay otro pago.",
  payments_only_added: "Lo pagado se cuenta: anote un pago o corrija uno",
  payment_gone:
    "Alguien eliminó esta reserva y el dinero aún no está anotado. Devuélvalo o anótelo sin la reserva: así cuenta en su caja.",
  payment_booking_deleted: "Esta reserva se eliminó.",
  cash_up_differs: "Lo contado no coincide con lo que debería haber. Indique por qué",
  cash_up_payments: (most: string) => `Entre 1 y ${grouped(most)} pagos, cada uno una vez`,
  cash_up_below: "No se puede contar menos que nada, más allá de lo devuelto",
  cash_up_counts: "Lo contado no se puede leer",
  cash_up_counted_before:
    "Una parte de estos cobros ya está en otro arqueo. Vea lo que queda y cuéntelo.",
  cash_up_unknown:
    "Un pago que se contó no está guardado, o lo tiene otra persona. Cuente de nuevo, por favor.",
  cash_up_id_used: "Con este número ya hay otro arqueo.",
  receipt_series: "Se espera una serie de cinco letras",
  receipt_number: "Se espera un número de 1 a 999,999",
  receipt_content: "Lo que dice el recibo no se puede leer o no cuadra",
  receipt_twice:
    "Otro dispositivo ya dio este número. Este recibo no es válido: emítalo de nuevo con otro número y pida al cliente que devuelva el primero.",
  receipt_given:
    "Este pago ya tiene un recibo, emitido en otro dispositivo. Solo ese es válido: pida al cliente que devuelva este.",
  receipt_unpaid:
    "El pago de este recibo no está anotado como dice. El recibo no es válido: pida al cliente que lo devuelva.",
  receipt_id_used: "Con este número ya hay otro recibo.",
  another_price: "Para otro precio hace falta un motivo",
  partner_unknown: "No hay tal aliado",
  partner_name: (most: string) => `Hace falta un nombre de como máximo ${most} caracteres`,
  partner_share: "Una parte de 0 a 100 por ciento, con dos decimales como máximo",
  partner_nets: "Cada precio neto necesita su propio servicio y un importe mayor que 0",
  partner_key_used: "Otro aliado tiene esta clave",
  service_unknown: "Ese servicio no existe",
  time_expected: "Escriba una hora como 06:15",
  one_of: (words: string) => `Debe ser una de estas: ${words}`,
  amount_invalid: "La cantidad no es válida",
  payment_apart: "La cantidad, la moneda y la forma de pago van juntas",
  deposit_one: "O una parte del precio o una cantidad",
  deposit_percent: "La parte es un número entero de 1 a 100 por ciento",
  deposit_amount: "Una cantidad de 0.01 a 100,000",
  deposit_days: (most: string) => `De 0 a ${most} días antes del viaje`,
  code_not_held: "Este código no vale para esta reserva",
  codes_text: (most: string) => `De 3 a ${most} letras de la A a la Z, cifras y guiones`,
  codes_off: "Una parte del precio o un importe, no ambos",
  codes_percent: "La parte es un número entero del 1 al 100 por ciento",
  codes_cents: "Un importe entre 0.01 y 999,999.99",
  codes_uses: "Un número entero hasta un millón; 0, sin límite",
  codes_taken: "Ya hay otro código con este texto.",
  booking_id_taken: "Con el número de este código ya hay otra reserva.",
  booking_ended: "Esta reserva se canceló o se eliminó",
  bookings_to_come: (count: string) =>
    `Todavía tiene ${count === "1" ? "1 reserva" : `${count} reservas`} por delante.`,
  mail_under_way: "Este correo se está enviando.",
  changed_meanwhile: "Otra persona cambió esta reserva mientras tanto.",
  customer_known: "Ya hay un cliente con este correo",
  weekdays_expected: "Elija al menos un día de la semana",
  day_expected: "Escriba un día",
  ends_before_it_begins: "El último día es anterior al primero",
  schedule_twice: "Este servicio ya tiene otro horario con la misma hora de salida",
  time_twice: "Esta hora está dos veces",
  no_schedule: "Esto solo se puede cambiar donde hay un horario",
  needs_unreadable: "Indique, una sola vez por tipo, para cuántas personas alcanza cada uno",
  rule_changed: "Otra persona lo cambió mientras tanto.",
  field_changed:
    "Otra persona lo cambió mientras tanto. Guarde otra vez para reemplazarlo por lo que está aquí.",
  rule_gone: "Otra persona lo eliminó mientras tanto.",
  resource_gone: "Este guía o vehículo ya no existe",
  resource_away: "Ese día no está disponible",
  resource_taken: (when: string, service: string) => {
    const { day, time } = whenOf(when);
    const at = time
      ? ` a ${time.startsWith("01") ? "la" : "las"} ${time}`
      : day
        ? ""
        : " todo ese día";
    return `Ya va con ${service}${day && ` el ${day}`}${at}`;
  },
  resource_small: (seats: string, guests: string) =>
    `Tiene ${seats === "1" ? "1 asiento" : `${seats} asientos`}, y son ${guests} personas`,
  departure_none: "A esa hora no hay salida según el horario, y nadie tiene reserva",
  resource_assigned: (count: string) =>
    `Todavía va con ${count === "1" ? "1 salida" : `${count} salidas`} por hacer. Quítelo de ahí primero.`,
  note_required: "Falta la nota",
  note_too_long: "Una nota puede tener como máximo 5,000 caracteres",

  required: (field: string) => `Falta el dato «${labelOf(field)}»`,
  at_least: (least: string) => `Como mínimo ${least}`,
  at_most: (most: string) => `Como máximo ${most}`,
  opted_out: "El cliente no quiere correos de este tipo",
  review_address: (entry: string) => `La dirección ${entry} no vale: debe empezar con https://`,
  reminder_times: "Estas horas no concuerdan",
  from_to: (least: string, most: string) => `De ${least} a ${grouped(most)}`,
  whole_number: "Un número entero",
  one_decimal: "Un decimal como máximo",
  number_unreadable: "Se espera un número como 82.50",
  two_decimals: "Dos decimales como máximo",
  list_expected: "Tiene que ser una lista",
  too_many_entries: (most: string) => `Como máximo ${most} entradas`,
  entry_too_long: (most: string) => `Como máximo ${most} caracteres por entrada`,
  bands_need_each: "Los precios por edad necesitan un precio por persona",
  band_name: (most: string) => `Cada uno necesita un nombre de ${most} caracteres como máximo`,
  band_twice: "Dos tienen por dentro el mismo nombre: quite uno y añádalo de nuevo",
  band_age: (name: string) => `${name}: las edades son años enteros de 0 a 120`,
  band_ends_before: (name: string) => `${name}: la última edad es menor que la primera`,
  band_overlaps: (name: string) => `${name}: algunas de estas edades ya están en otro precio`,
  band_price: (name: string) =>
    `${name}: o un precio de 0 o más, en centavos enteros, o un porcentaje, no los dos`,
  band_share: (name: string) => `${name}: indique un precio o un porcentaje de 0 a 100`,
  band_above: (name: string) => `${name}: es más que el precio del servicio`,
  band_most: (name: string) => `${name}: el límite es un número entero hasta 99`,
  extra_price: (name: string) =>
    `${name}: el precio es una cantidad de 0 o más, en centavos enteros`,
  question_bar: (name: string) => `${name}: una pregunta no lleva |`,
  question_choices: (most: string, longest: string, name: string) =>
    `${name}: de 2 a ${most} opciones distintas, de ${longest} caracteres como máximo, separadas por comas`,
  stop_time: "Póngale hora a cada parada: 07:30",
  slug_letters: "Solo minúsculas, números y guiones sueltos",
  slug_taken: (type: string) =>
    `${type === "tour" ? "Otro tour" : "Otro traslado"} ya tiene este nombre en la dirección`,
  picture_unreadable:
    "Este archivo no es una imagen que se pueda mostrar. Use PNG, JPG, GIF o WebP.",
  picture_too_large: (width: string, height: string) =>
    `La imagen tiene ${width} × ${height} píxeles; se pueden mostrar 24 megapíxeles como máximo.`,

  site_title_required: "Falta el título del sitio",
  one_line: "Escriba una sola línea",
  choose_scheme: "Elija los colores",
  choose_accent: "Elija un color de acento",
  choose_time: "Elija un plazo",
  empty_field: "Llene todos los datos de cada entrada",
  field_too_long: (most: string, field: string) =>
    `Como máximo ${most} caracteres en «${FIELDS[field] ?? field}»`,
  link_start: "Un enlace empieza con https://",

  text_expected: "Se espera un texto",
  texts_expected: "Tienen que ser textos",
  mail_unknown: (kind: string) => `No hay ningún correo «${kind}»`,
  subject_and_text: "Hacen falta un asunto y un texto",
  subject_required: "Falta el asunto",
  subject_one_line: "El asunto es una sola línea",
  subject_too_long: (most: string) => `El asunto puede tener como máximo ${most} caracteres`,
  text_too_long: (most: string) => `El mensaje puede tener como máximo ${grouped(most)} caracteres`,
  no_address: "Esta reserva no tiene correo electrónico",
  brace_open: (line: string, name: string, piece: string) =>
    `A «${piece}» le falta la llave que cierra${write(name)}${at(line)}`,
  brace_close: (line: string, name: string, piece: string) =>
    `A «${piece}» le falta la llave que abre${write(name)}${at(line)}`,
  brace_blanks: (line: string, name: string, piece: string) =>
    `Hay espacios en «${piece}»${write(name)}${at(line)}`,
  brace_unknown: (line: string, piece: string) => `No se conoce ningún dato ${piece}${at(line)}`,

  password_incorrect: "La contraseña actual no es correcta, o hubo un error inesperado.",
  password_missing: "Llene, por favor, los tres campos de contraseña.",
  password_mismatch: "La contraseña nueva y su repetición no son iguales.",
  password_short: (least: string) => `La contraseña nueva debe tener al menos ${least} caracteres.`,
  password_long: "Esta contraseña es demasiado larga.",
  password_common: "Esta contraseña es demasiado común.",
};
