/** What a booking form asks for where a service has bands or extras; it comes after the form's first view. */
export const ages = "Ages";
export const ofYourGuests = "Who of your guests pays another price? Count them here.";
/** @param to null where there is no end */
export const aged = (from: number, to: number | null) => {
  if (to === null) return `${from} and over`;
  return from === 0 ? `under ${to + 1}` : `${from} to ${to}`;
};
export const each = (price: string) => `${price} each`;
export const atMost = (price: string, most: number) => `${price}, at most ${most}`;
export const forEachGuest = (price: string) => `${price}, at most one for each guest`;
export const others = (count: number, price: string) =>
  count === 1 ? `1 adult at ${price}` : `${count} adults at ${price} each`;
export const extras = "Extras";
export const fewer = (name: string) => `Fewer: ${name}`;
export const more = (name: string) => `More: ${name}`;
