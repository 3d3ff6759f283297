/** Of what a booking's guests have paid, and what is left. */
export const payOnSite = "Pay On Site";
export const paidInFull = "Paid in full";
export const paidSoFar = (amount: string) => `Paid so far ${amount} USD`;
export const leftOnSite = (paid: string, left: string) => `${paid}, to pay on site ${left} USD`;
