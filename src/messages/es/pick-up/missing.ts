export const stillToTell = "Todavía falta";
export const missing = {
  departure_time: "hora de recogida",
  pickup_place: "lugar de recogida",
  flight_number: "número de vuelo",
  adults: "adultos y edades de los niños",
  luggage: "piezas de equipaje",
  guest_list: "nombres de todos",
  answers: "respuestas a nuestras preguntas",
  waiver: "firmas de la exoneración",
};
