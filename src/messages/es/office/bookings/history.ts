const reasons = {
  taken_back: "Deshecho",
  note_lost: "La nota se perdió cuando terminó la sesión",
};
const unsaid = { "0": "" };
export const values = {
  adults: unsaid,
  luggage: unsaid,
  way: { back: "en sentido contrario" },
  child_seats: unsaid,
  reason: reasons,
  paid_note: {
    ...reasons,
    from_sum: "Pagado en total antes de que se anotara cada pago por separado",
    from_sum_unknown:
      "Pagado en total antes de que se anotara cada pago por separado; nadie anotó la moneda, se toma como dólares de EE. UU.",
  },
  created: { web: "sitio web", desk: "oficina", code: "código", seed: "muestra" },
  status: {
    pending: "pendiente",
    confirmed: "confirmada",
    completed: "realizada",
    cancelled: "cancelada",
  },
  beyond_limit: { "0": "no", "1": "sí", false: "no", true: "sí" },
  attendance: { arrived: "llegó", "no-show": "no llegó" },
  paid_method: {
    cash: "efectivo",
    card: "tarjeta",
    transfer: "transferencia",
    other: "otra forma",
  },
};
export const paymentKinds = {
  payment: "Pago",
  deposit: "Anticipo",
  refund: "Reembolso",
  correction: "Corrección",
};
export const actors = { customer: "cliente", guest: "viajero", system: "sistema" };
