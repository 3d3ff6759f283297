export const title = "Lugares de recogida";
export const places = "Hoteles, aeropuertos y muelles, uno por línea";
export const hint =
  "Se le proponen al cliente en el formulario de reserva, también sin conexión. Puede escribir cualquier otro lugar.";
