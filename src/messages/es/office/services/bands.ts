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
