/** Receipts of a booking, on the device that made it. */
export const receipts = "Receipts";
export const print = "Print Receipt";
