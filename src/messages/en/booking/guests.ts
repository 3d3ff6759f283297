/** How many come. */
export const guestCount = (guests: number) => `${guests} ${guests === 1 ? "person" : "people"}`;
