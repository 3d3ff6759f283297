export const tour = "Tour";
export const transfer = "Traslado";
export const location = "Lugar";
export const duration = "Duración";
export const perPerson = "por persona";
export const minimum = (guests: number) =>
  guests === 1 ? "Mín. 1 persona" : `Mín. ${guests} personas`;
export const bookNow = "Reservar";
export const bookRide = (route: string) => `Reservar: ${route}`;
export const viewDetails = "Ver detalles";
export const viewDetailsOf = (name: string) => `Ver detalles: ${name}`;
export const recentlyViewed = "Vistos hace poco";

export const withoutReviews = "Nuevo";
export const reviews = (count: number) => (count === 1 ? "1 reseña" : `${count} reseñas`);
export const rated = (figure: string, count: number) =>
  `Calificación: ${figure} de 5, ${reviews(count)}`;

export const baseFare = "1-2 pasajeros";
export const extraSeat = "Asiento extra";
export const extraFare = (price: string) => `+ ${price} c/u`;
export const noExtraFare = "Sin cargo por asiento extra";
