/** What the back office's own rules refuse, beside those of `../refusals.ts`, by their codes. */
export const refusals = {
  code_missing: "There is no booking code in this text.",
  code_incomplete: "The code is not complete.",
  code_changed: "The code has been changed or cut on its way.",
  code_unreadable: "The code cannot be read.",
  payment_corrected: "This corrects what was paid before. Please say why",
  payment_beyond: (amount: string) =>
    `With this ${amount} more than the price is paid. Please say why`,
  another_price: "A reason is required for another price",
  service_unknown: "There is no such service",
  time_expected: "A time like 06:15 is expected",
  one_of: (words: string) => `Must be one of: ${words}`,
  amount_invalid: "Amount is invalid",
  payment_apart: "The amount, its currency and how it was paid go together",
  booking_id_taken: "Another booking is stored under this code's id.",
  booking_ended: "This booking was cancelled or deleted",
  customer_known: "A customer with this e-mail exists already",
  note_required: "Note is required",
  note_too_long: "A note can have at most 5,000 characters",
};
