export const labels = {
  booking_date: "Día",
  departure_time: "Hora",
  guests: "Personas",
  party: "Por edad",
  extras: "Extras",
};
export const none = "ninguno";
