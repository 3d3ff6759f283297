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
