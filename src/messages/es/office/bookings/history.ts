const reasons = {
  taken_back: "Deshecho",
  note_lost: "La nota se perdió cuando terminó la sesión",
};
const unsaid = { "0": "" };
export const values = {
  adults: unsaid,
  luggage: unsaid,
  child_seats: unsaid,
  reason: reasons,
  paid_note: reasons,
  created: { web: "sitio web", desk: "oficina", code: "código", seed: "muestra" },
  status: {
    pending: "pendiente",
    confirmed: "confirmada",
    completed: "realizada",
    cancelled: "cancelada",
  },
  beyond_limit: { "0": "no", "1": "sí", false: "no", true: "sí" },
  attendance: { arrived: "llegó", "no-show": "no llegó" },
  paid_method: { cash: "efectivo", card: "tarjeta" },
};
export const actors = { customer: "cliente", system: "sistema" };
