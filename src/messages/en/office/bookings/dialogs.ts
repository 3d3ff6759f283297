/** The dialogs about bookings: their titles, deleting, and a traveller's code. */
export const viewTitle = (reference: string) => `Booking #${reference}`;
export const editTitle = (reference: string) => `Edit Booking #${reference}`;
export const mailTitle = "Email Customer";
export const deleteTitle = "Delete Booking";
export const newTitle = "New Booking";
export const importTitle = "Import Booking";
export const close = "Close";
export const closeDetails = "Close details";
export const notFetched = "This could not be fetched.";
export const tryAgain = "Try Again";

export const sureToDelete = (reference: string) =>
  `Are you sure you want to delete booking #${reference}? This action cannot be undone.`;
export const keep = "Keep Booking";
export const remove = "Delete Booking";
export const deleting = "Deleting...";
export const deletedTitle = "Booking Deleted";
export const deleted = (reference: string) => `Booking #${reference} has been deleted.`;
export const errorDeleting = "Error Deleting Booking";
export const notDeleted = (why: string) => `Failed to delete booking. ${why}`;

export const travellersMessage = "The traveller's message";
export const wholeMessage = "The whole message, as it came; the code is found in it.";
export const pasteMessage = "Please paste the message with the code";
export const preview = "Preview";
export const save = "Save Booking";
export const importedTitle = "Booking Imported";
export const imported = (reference: string) => `Booking #${reference} has been stored.`;
