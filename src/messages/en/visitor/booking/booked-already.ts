/** The same trip once more: asked before it is sent. */
export const bookedAlready = "You have booked this already";
export const bookedAlreadyText = (item: string, day: string, guests: string, name: string) =>
  `${item}, ${day}, ${guests}, for ${name}. Nothing has been sent now.`;
export const showThatBooking = "Show That Booking";
export const bookOnceMore = "Book It Once More";
