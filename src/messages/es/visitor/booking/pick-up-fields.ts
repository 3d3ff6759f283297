export const title = "Recogida y grupo";
export const optional = "(opcional)";
export const labels = {
  pickupPlace: "Lugar de recogida",
  flightNumber: "Número de vuelo",
  adults: "Adultos",
  childrenAges: "Edades de los niños",
  luggage: "Piezas de equipaje",
  childSeats: "Sillas infantiles",
};
export const hints = {
  pickupPlace: "Hotel, aeropuerto, muelle o dirección",
  flightNumber: "Como en su boleto; por ejemplo, AA 1234",
  childrenAges: "De 0 a 17; por ejemplo, 4, 9",
};
