/** Titles and descriptions of the public pages, for search and for tabs. They are in every first view. */
export const contact = {
  title: "Contact",
  description:
    "Write, call or message us in San Ignacio, Cayo, Belize. Booking hours Mon-Sun 7am-9pm, online booking 24/7.",
};
