/** What can be done with the selected bookings. */
export const title = "Selected bookings";
export const selected = (count: number) => `${count} selected`;
export const changeStatus = "Change Status";
export const markAs = (status: string) => `Mark as ${status}`;
export const clear = "Clear Selection";
