/** What a price is made of. */
export const fareForGroup = "Fare for the group";
export const baseFare = "Base fare, 1-2 passengers";
export const extraGuests = (price: string, count: number) => `${price} × ${count} extra`;
/** Of a band or an extra that costs nothing. */
export const free = "Free";
export const together = "There and back";
export const agreed = "By agreement";
export const code = (text: string, percent: number) =>
  percent > 0 ? `Code ${text}, ${percent}%` : `Code ${text}`;
