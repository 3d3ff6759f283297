export const tours = "Tours con guía en Belice";
export const transfers = "Traslados privados en Belice";
export const serviceType = "Traslado terrestre privado";
export const routesAndPrices = "Rutas y precios";
export const belize = "Belice";
export const payment = "Efectivo, tarjeta de crédito";
export const perPerson = (payAhead: string) =>
  `Precio por persona. ${payAhead || "Ahora no se paga nada: usted paga al llegar"}.`;
export const groupFare = "Tarifa base para el grupo.";
export const baseFare = (extraSeat: string) =>
  `Tarifa base para uno o dos pasajeros; cada asiento extra, ${extraSeat}.`;
