/** The button that hands a booking to the device's calendar. */
export const add = "Add to Calendar";
export const update = "Update Calendar";
export const failed = "Not Added";
