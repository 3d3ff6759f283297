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
    text: "Hola, {first_name}:\n\nUsted canceló esta reserva. No se pagó nada en línea. Con menos de 48 horas de anticipación puede haber un cargo; en una emergencia somos flexibles.",
  },
  operator: { subject: "Nueva reserva: {service}, {day}, {guests} {reference}", text: "" },
};

export const exampleService = "Xunantunich y tubing en cuevas";
