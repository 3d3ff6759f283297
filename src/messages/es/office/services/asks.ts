export const hint =
  "Lo obligatorio hay que llenarlo en línea. Los teléfonos que guardan un formulario anterior reservan sin eso: la reserva dice qué falta.";
export const fields = {
  pickup_place: "Lugar de recogida",
  flight_number: "Número de vuelo",
  adults: "Adultos y edades de los niños",
  luggage: "Equipaje",
  child_seats: "Sillas infantiles",
};
export const levels = { no: "No se pregunta", asked: "Se pregunta", required: "Obligatorio" };
export const asUsual = (level: string) => `Como siempre (${level.toLowerCase()})`;
