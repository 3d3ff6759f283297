export const product = "ES";
export const signs = {
  unsent: "Sin reservar todavía: ",
  pending: "Pendiente: ",
  cancelled: "Cancelada: ",
};
export const tomorrow = (service: string) => `Mañana: ${service}`;
export const inBelize = (place: string) => `${place}, Belice`;

export const nothingBooked = "Nada queda reservado hasta que le respondamos.";
export const cancelled = "Esta reserva está cancelada.";
export const booking = (reference: string) => `Reserva #${reference}`;
export const belizeTime = (what: string) => `${what} (hora de Belice)`;
export const pickUpOpen = "La hora de recogida la acordamos con usted por correo o por teléfono.";
export const total = (dollars: string, belizeDollars: string) =>
  `Total: ${dollars} USD (unos ${belizeDollars})`;
export const reachUs = (phone: string) => `Teléfono / WhatsApp: ${phone}`;
