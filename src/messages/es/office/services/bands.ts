export const bandFields = {
  name: "Nombre",
  from: "Desde (edad)",
  to: "Hasta (edad)",
  price: "Precio en USD",
  share: "O porcentaje",
  most: "Como máximo",
};
export const each = (price: string) => `Cada uno paga: ${price}`;
export const free = "nada";
export const extraFields = { name: "Nombre", price: "Precio en USD", most: "Como máximo" };
export const per = "Por";
export const pers = { guest: "cada huésped", booking: "la reserva" };
export const bandsHint =
  "Los huéspedes que no cuentan aquí pagan el precio de arriba. Sin última edad no hay tope; sin límite, tampoco.";
export const extrasHint = "Sin límite: uno por huésped, o uno por reserva.";
