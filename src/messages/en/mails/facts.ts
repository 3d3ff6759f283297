/** What mails tell of a booking, to guests and to the operator. */
export const reference = "Reference";
export const types = { tour: "Tour", transfer: "Transfer" };
export const date = "Date";
export const whenAndWhere = "When and where";
export const belizeTime = (time: string) => `${time} (Belize time)`;
export const guests = "Guests";
export const price = "Price";
export const total = "Total";
export const totalOf = (dollars: string, belizeDollars: string) =>
  `${dollars} USD (about ${belizeDollars})`;
export const specialRequests = "Special requests";
export const bookedOn = "Booked on";
