export const whichWay = "Sentido del viaje";
export const thereAndBack = "Ida y vuelta";
export const shareOff = (percent: number) => `${percent} % menos en ambos`;
export const amountOff = (price: string) => `${price} menos en total`;
export const wayBack = "Vuelta";
export const backOf = (route: string) => `Vuelta: ${route}`;
export const labels = {
  backDate: "Fecha de vuelta",
  backTime: "Hora de vuelta preferida",
  backPlace: "Lugar de recogida a la vuelta",
  backFlight: "Vuelo a la vuelta",
};
export const backFirst = "La vuelta va después de la ida";
export const sameParty =
  "Las personas, los extras y las peticiones son los mismos en ambos trayectos.";
export const notBoth =
  "Este dispositivo no puede guardar las dos reservas y una podría perderse. Por favor, reserve cada trayecto por separado.";
