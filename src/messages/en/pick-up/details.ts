/** What guests say of their pick-up, as pages, mails and calendar files tell it. */
export const labels = {
  flight: "Flight",
  party: "Adults and children",
  luggage: "Pieces of luggage",
  extras: "Extras",
  childSeats: "Child seats",
  code: "Code",
};
/** Of a code that has taken nothing off the price. */
export const codeNotTaken = (code: string) => `${code} – does not hold for this booking`;
export const codeToCheck = (code: string) => `${code} – we check it when your booking arrives`;
export const adults = (count: number) => (count === 1 ? "1 adult" : `${count} adults`);
export const children = (count: number, ages: string) =>
  count === 1 ? `1 child aged ${ages}` : `${count} children aged ${ages}`;
