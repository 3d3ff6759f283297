/** What can be done with one booking of the list. */
export const viewDetails = "View Details";
export const edit = "Edit Booking";
export const email = "Email Customer";
export const changeStatus = "Change Status";
export const markAs = (status: string) => `Mark as ${status}`;
export const remove = "Delete Booking";
export const markBothAs = (status: string) => `Mark both ways as ${status}`;
