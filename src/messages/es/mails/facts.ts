export const reference = "Número";
export const types = { tour: "Tour", transfer: "Traslado" };
export const date = "Fecha";
export const whenAndWhere = "Cuándo y dónde";
export const belizeTime = (time: string) => `${time} (hora de Belice)`;
export const guests = "Personas";
export const price = "Precio";
export const total = "Total";
export const totalOf = (dollars: string, belizeDollars: string) =>
  `${dollars} USD (unos ${belizeDollars})`;
export const specialRequests = "Peticiones especiales";
export const bookedOn = "Reservada el";
