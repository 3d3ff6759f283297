/** What a service asks its guests to pay ahead. */
export const hint =
  "Holds for what is booked from now on. How it is paid, guests read in your own words: Settings, Deposits.";
export const deposit = "Deposit";
export const kinds = { none: "None", percent: "A share of the price", amount: "An amount" };
export const percent = "Percent of the price";
export const amount = "Amount in USD";
export const days = "Due, in days before travel";
