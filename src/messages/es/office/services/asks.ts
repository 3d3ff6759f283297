export const hint =
  "Lo obligatorio hay que llenarlo en línea; los nombres, en la página de la reserva, que se abre con el enlace de los correos. Los teléfonos que guardan un formulario anterior reservan sin eso: la reserva dice qué falta.";
export const fields = {
  pickup_place: "Lugar de recogida",
  flight_number: "Número de vuelo",
  adults: "Adultos y edades de los niños",
  luggage: "Equipaje",
  child_seats: "Sillas infantiles",
  guest_list: "Nombres de las personas",
};
export const levels = { no: "No se pregunta", asked: "Se pregunta", required: "Obligatorio" };
export const asUsual = (level: string) => `Como siempre (${level.toLowerCase()})`;
