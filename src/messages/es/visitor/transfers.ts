export const title = "Traslados en Belice";
export const lead =
  "Viajes privados en vehículos con aire acondicionado y conductores profesionales, de puerta a puerta. Servicio las 24 horas, a pedido.";
export const routesAndPrices = "Rutas y precios";
export const offline =
  "Las rutas y los precios son los últimos que recibió este dispositivo. Puede reservar de todos modos.";
export const fares =
  "La tarifa base cubre hasta dos pasajeros. Los precios son en USD. En las rutas sin precio de «Asiento extra», la tarifa base vale para todo el grupo.";

export const mapAlt =
  "Mapa de Belice con los caminos de nuestros traslados: desde el aeropuerto internacional, cerca de la Ciudad de Belice, " +
  "al norte hasta Corozal y Chetumal, en México; al oeste hasta San Ignacio y Flores, en Guatemala; " +
  "al sur hasta Dangriga, Hopkins, Placencia y Punta Gorda.";
export const mapAltLit = (route: string) => `${mapAlt} Resaltado: ${route}.`;
export const belizeCity = "Ciudad de Belice";
export const pointAtRide = "Señale un viaje para ver por dónde va";
export const pickRide = "Elija un viaje para ver por dónde va";
export const rideInShort = <Part>(duration: string, price: Part, isOfGroup: boolean) => [
  `Aproximadamente ${duration}, `,
  price,
  isOfGroup ? " para todo su grupo" : " para una o dos personas",
];
export const seeRide = "Ver este viaje";
export const shortRoute = (route: string) =>
  route
    .replace(/ Internacional de Belice/, "")
    .replace(/ \((Guatemala|México)\)/, "")
    .replace(/terminal de /i, "")
    .replace(/ al? (la )?/, " – ");

export const ownRoute = "¿No encuentra su ruta?";
export const ownRouteText =
  "Hacemos traslados privados a su medida en todo Belice. Díganos de dónde, a dónde y cuándo, y le mandamos un precio.";
export const requestTransfer = "Pedir un traslado a medida";
