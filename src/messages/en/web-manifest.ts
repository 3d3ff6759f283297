/** What a device's own screens say of the installed app. */
export const description =
  "Guided tours and private transfers in Belize: browse and book, also offline.";
export const tours = { name: "Tours", description: "Guided day tours with prices" };
export const transfers = { name: "Transfers", description: "Private rides with prices" };
export const contact = { name: "Contact", description: "Phone, WhatsApp and a message" };
