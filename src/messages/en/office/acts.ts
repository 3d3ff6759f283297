/** Of changes that wait on this device: what they carry along, and why one cannot be sent. */
export const gone = "It is not there any more. Somebody has deleted this booking.";
export const cannotBeSent = "This device cannot send it as it is.";
