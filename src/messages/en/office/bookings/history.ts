/** What is stored in a booking's history, as people read it; other texts stand as they were written. */
const reasons = {
  taken_back: "Taken back",
  note_lost: "The note was lost when the sign-in ended",
};
/** While nobody has said. */
const unsaid = { "0": "" };
export const values = {
  adults: unsaid,
  luggage: unsaid,
  way: { back: "the other way" },
  child_seats: unsaid,
  reason: reasons,
  paid_note: {
    ...reasons,
    from_sum: "Paid in all before each payment was recorded by itself",
    from_sum_unknown:
      "Paid in all before each payment was recorded by itself; nobody noted the currency, so US dollars",
  },
  created: { web: "web", desk: "desk", code: "code", seed: "seed" },
  status: {
    pending: "pending",
    confirmed: "confirmed",
    completed: "completed",
    cancelled: "cancelled",
  },
  beyond_limit: { "0": "no", "1": "yes", false: "no", true: "yes" },
  attendance: { arrived: "arrived", "no-show": "no-show" },
  paid_method: { cash: "cash", card: "card", transfer: "bank transfer", other: "another way" },
};
export const paymentKinds = {
  payment: "Payment",
  deposit: "Deposit",
  refund: "Refund",
  correction: "Correction",
};
/** Who is no account. */
export const actors = { customer: "customer", guest: "guest", system: "system" };
