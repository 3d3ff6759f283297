/** By what the list of customers can be ordered: the columns of SPEC §2, admin customers. */
export const CUSTOMER_ORDERS = [
  "last_name",
  "email",
  "total_bookings",
  "total_spent",
  "last_activity",
] as const;
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number];
