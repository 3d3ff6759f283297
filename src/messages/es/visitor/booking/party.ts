export const ages = "Edades";
export const ofYourGuests = "¿Quiénes de ustedes pagan otro precio? Indíquelos aquí.";
export const aged = (from: number, to: number | null) => {
  if (to === null) return `desde ${from} años`;
  return from === 0 ? `menos de ${to + 1} años` : `de ${from} a ${to} años`;
};
export const each = (price: string) => `${price} cada uno`;
export const atMost = (price: string, most: number) => `${price}, como máximo ${most}`;
export const forEachGuest = (price: string) => `${price}, como máximo uno por persona`;
export const others = (count: number, price: string) =>
  count === 1 ? `1 adulto a ${price}` : `${count} adultos a ${price} cada uno`;
export const extras = "Extras";
export const fewer = (name: string) => `Menos: ${name}`;
export const more = (name: string) => `Más: ${name}`;
