/** Who gives receipts. */
export const title = "Receipts";
export const accountantTitle = "Ask your accountant";
export const accountant =
  "What has to stand on your receipts, whether you are registered for GST and how each service is taxed is not decided here: your accountant has to. The tax of a tour or transfer is chosen under Manage Services; until then a receipt has no tax line. A receipt that was given stays as it is, whatever you change later.";
export const name = "Name on receipts";
export const nameHint = (siteTitle: string) => `As it is registered; empty: ${siteTitle}`;
export const address = "Address on receipts";
export const addressHint = (place: string) => `Empty: ${place}`;
export const taxNumber = "Tax number";
export const taxNumberHint = "TIN or GST number; empty: no line on receipts";
export const missing = "Numbers that have not arrived";
export const noneMissing = "No number is missing: all that were given are here.";
export const missingNotKnown = "Known with a connection only.";
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const whyMissing =
  "They were given on a device that has not been online since, or that was emptied before it sent them.";
export const exportCsv = "Export Receipts";
