export const titles = {
  new: (reference: string) => `Nueva reserva ${reference}`,
  confirmed: (reference: string) => `La reserva ${reference} está confirmada`,
  moved: (reference: string) => `La reserva ${reference} cambió de fecha u hora`,
  cancelled: (reference: string) => `La reserva ${reference} está cancelada`,
};
export const bodies = {
  new: "Ábrala en la administración.",
  confirmed: "¡Le esperamos con gusto! Los detalles están en Mis reservas.",
  moved: "En Mis reservas están el día, la hora y el lugar.",
  cancelled: "Los detalles están en Mis reservas.",
};
