/** As people write it: 2,000. */
const grouped = (count: string) => count.replace(/\B\d{3}$/, ",$&");

/** What is said of each code with which a rule of a visitor's form refuses (SPEC §5; `#domain/refusal.ts`). */
export const refusals = {
  unsendable: "This device cannot send it as it is. Please book again or call us.",
  not_taken:
    "Our server does not take it at the moment. This device goes on trying; if it is urgent, please call us.",
  booking_deleted: "This booking has been deleted. Please book again.",
  id_used: (what: string, id: string) => `Another ${what} is stored under the id ${id}.`,
  id_malformed: "The id must be 15 characters from a-z and 0-9",
  type_unknown: "The type must be tour or transfer",
  too_large: "The request is too large.",
  not_there: "Not found.",
  link_ended:
    "Your link to this booking has been ended. Open the link of our newest e-mail on this device, or call us.",
  taken_place: "This booking has taken place already.",
  check_input: "Please check what you entered.",
  first_name_required: "First name is required",
  first_name_too_long: (most: string) => `First name can have at most ${most} characters`,
  last_name_required: "Last name is required",
  last_name_too_long: (most: string) => `Last name can have at most ${most} characters`,
  email_required: "Email is required",
  email_invalid: "Email is invalid",
  phone_required: "Phone number is required",
  phone_invalid: "Phone number is invalid",
  phone_too_long: (most: string) => `Phone number can have at most ${most} characters`,
  date_required: "Date is required",
  date_invalid: "Date is invalid",
  date_too_early: "Date must be tomorrow or later",
  guests_too_few: (least: string) =>
    `Minimum ${least} ${Number(least) > 1 ? "guests" : "guest"} required`,
  guests_too_many: (most: string) => `Maximum ${most} guests`,
  passengers_too_many: (most: string) => `Maximum ${most} passengers`,
  guests_not_whole: "Guests must be a whole number",
  special_requests_too_long: (most: string) =>
    `Special requests can have at most ${grouped(most)} characters`,
  price_invalid: "Price is invalid",
  too_many_days: (most: string) => `At most ${most} days at once`,
  not_found: (type: string) => `Error: ${type} not found.`,
  name_required: "Name is required",
  message_required: "Message is required",
  too_long: (most: string) => `At most ${most} characters`,
};
