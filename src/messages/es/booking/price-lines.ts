export const fareForGroup = "Tarifa por grupo";
export const baseFare = "Tarifa base, 1-2 pasajeros";
export const extraGuests = (price: string, count: number) =>
  `${price} × ${count} ${count === 1 ? "adicional" : "adicionales"}`;
export const free = "Gratis";
export const together = "Ida y vuelta";
export const agreed = "Según lo acordado";
export const code = (text: string, percent: number) =>
  percent > 0 ? `Código ${text}, ${percent} %` : `Código ${text}`;
