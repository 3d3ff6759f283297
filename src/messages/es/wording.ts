export const weHaveIt = "Recibimos su reserva.";
export const late = "La fecha ya pasó.";
export const priceChanged = (before: string, now: string) =>
  `El precio cambió de ${before} a ${now}.`;
export const withdrawn = "Este servicio no se ofrece por el momento.";
export const closed = "Esa salida no está abierta a reservas.";
export const full = "Esa salida ya está llena.";
export const busy = "A esa hora no tenemos a nadie disponible.";
export const weHaveItBut = (why: string) =>
  `Recibimos su reserva, pero ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
export const weWillConfirm = "Se la confirmaremos por correo o por teléfono.";
export const weLookFurther =
  "Le buscaremos otro día u otra hora, y le avisaremos por correo o por teléfono.";
export const anotherDate = "Díganos, por favor, otra fecha que le convenga.";
export const priceLower = (before: string, now: string) => `El precio bajó de ${before} a ${now}.`;
