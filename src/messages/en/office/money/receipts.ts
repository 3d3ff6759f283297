/** The receipt of one payment: giving it, and what can be done with it. */
export const give = "Give Receipt";
export const open = "Receipt";
export const receipt = (number: string) => `Receipt ${number}`;
export const notGiven = "Not given yet";
export const look =
  "This is what the receipt will say. It gets its number when you give it, and stays as it is from then on.";
export const printRoll = "Print, 80 mm";
export const printA4 = "Print, A4";
export const mail = "Send by Mail";
export const mailedTitle = "Receipt on Its Way";
export const mailed = (email: string) => `It goes to ${email} as soon as there is a line.`;
export const whatsapp = "WhatsApp";
export const shownIn = "Shown and printed in";
export const back = "Back to the booking";
export const waits =
  "Not sent yet: this device keeps it and sends it when there is a line. It is valid all the same.";
export const refused = "The server has refused this receipt. See what waits on this device, above.";
export const cancelled =
  "Its payment was corrected, so this receipt is cancelled, and is marked so wherever it is shown. Give the guest the receipt of the correction.";
export const noReceipt = "There is no receipt for this";
export const faults = {
  corrected: "This payment was taken back before it had a receipt.",
  unknown: "This payment is not known here.",
  notReady: "The services and settings have not been loaded on this device yet.",
};
export const loading = "Loading the receipt...";
export const notFetched = "The booking could not be fetched.";
export const notSaved = "Not Saved";
export const cannotStore = "This device could not store it. Please try again.";
