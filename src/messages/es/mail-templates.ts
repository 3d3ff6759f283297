import { weWillConfirm } from "./wording.ts";

export const templates = {
  confirmed: {
    subject: "Reserva confirmada: {service} {reference}",
    text: "Hola, {first_name}:\n\nSu reserva está confirmada. No tiene que pagar nada ahora: se paga al llegar.",
  },
  received: {
    subject: "Reserva recibida: {service} {reference}",
    text: `Hola, {first_name}:\n\nRecibimos su reserva. {why} ${weWillConfirm}`,
  },
  cancelled: {
    subject: "Reserva cancelada: {service} {reference}",
    text: "Hola, {first_name}:\n\nUsted canceló esta reserva. No se pagó nada en línea. Con menos de {policy_hours} horas de anticipación puede haber un cargo; en una emergencia somos flexibles.",
  },
  first: {
    subject: "Nos vemos pronto: {service} {reference}",
    text: "Hola, {first_name}:\n\nSerá un gusto recibirle el {date}. Abajo encontrará su viaje en resumen, qué llevar y cómo comunicarse con nosotros.",
  },
  eve: {
    subject: "Su viaje: {service} {reference}",
    text: "Hola, {first_name}:\n\n{service} es el {date}. Abajo encontrará otra vez su viaje en resumen, qué llevar y cómo comunicarse con nosotros.",
  },
  thanks: {
    subject: "¿Qué tal el viaje? {service}",
    text: "Hola, {first_name}:\n\nMuchas gracias por viajar con nosotros. Esperamos que lo haya disfrutado. Si fue así, unas palabras suyas ayudan a otros viajeros, y a nuestro pequeño equipo más que nada.\n\nSi algo no estuvo bien, responda a este correo, por favor: queremos saberlo.",
  },
  operator: { subject: "Nueva reserva: {service}, {day}, {guests} {reference}", text: "" },
};

export const exampleService = "Xunantunich y tubing en cuevas";
