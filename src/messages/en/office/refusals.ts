import { labels } from "./services/fields.ts";
import { dayOfMonth } from "./short-dates.ts";

const labelOf = (field: string) => labels[field as keyof typeof labels] ?? field;
/** As people write it: 2,000. */
const grouped = (count: string) => count.replace(/\B\d{3}$/, ",$&");
const write = (name: string) => (name ? `: write {${name}}` : "");
const at = (line: string) => (line ? ` (line ${line})` : "");

const whenOf = (when: string) => {
  const [time = "", date = ""] = when.split(" ").reverse();
  const [, month = 0, day = 0] = date.split("-").map(Number);
  return { day: date && dayOfMonth(day, month - 1), time: time.replace(".", ":") };
};

/** What the back office's own rules refuse, beside those of `../refusals.ts`, by their codes. */
export const refusals = {
  request_no_room: "There is no room for that any more. Accept it beyond the limit, or decline it",
  request_decided: "This request was withdrawn, replaced or decided by somebody else meanwhile",
  request_unknown: "There is no such request of this booking",
  code_missing: "There is no booking code in this text.",
  code_incomplete: "The code is not complete.",
  code_changed: "The code has been changed or cut on its way.",
  code_unreadable: "The code cannot be read.",
  payment_corrected: "This corrects what was paid before. Please say why",
  payment_beyond: (amount: string) =>
    `With this ${amount} more than the price is paid. Please say why`,
  payment_cancelled: "This booking is cancelled. Please say why it is paid",
  refund_beyond: (paid: string) =>
    `Only ${paid} has been paid, and more is given back. Please say why`,
  payment_amount: "An amount from 0.01 to 999,999.99",
  payment_when: "The time of the payment is not readable",
  payment_to_come: "This time has not come yet",
  payment_unknown: "This booking has no such payment",
  payment_corrected_before: "Somebody else has corrected this payment already",
  payment_id_used: "Another payment is stored under this id.",
  payments_only_added: "What was paid is counted: record a payment, or correct one",
  payment_gone:
    "Somebody has deleted this booking, and the money is not recorded yet. Give it back, or record it without its booking: then it is counted with your takings.",
  payment_booking_deleted: "This booking has been deleted.",
  cash_up_differs: "What was counted differs from what should be there. Please say why",
  cash_up_payments: (most: string) => `Between 1 and ${grouped(most)} payments, each once`,
  cash_up_below: "Less than nothing cannot be counted, beyond what was given back",
  cash_up_counts: "What was counted is not readable",
  cash_up_counted_before:
    "Some of these takings are in another cash-up already. Look at what is left, and count that.",
  cash_up_unknown:
    "A payment that was counted is not stored, or lies with somebody else. Please count again.",
  cash_up_id_used: "Another cash-up is stored under this id.",
  receipt_series: "A series of five letters is expected",
  receipt_number: "A number from 1 to 999,999 is expected",
  receipt_content: "What the receipt says is not readable, or does not add up",
  receipt_twice:
    "Another device has given this number already. This receipt is not valid: give it anew under another number, and take the first one back from the guest.",
  receipt_given:
    "This payment has a receipt already, given on another device. Only that one is valid: take this one back from the guest.",
  receipt_unpaid:
    "The payment of this receipt is not recorded as it says. The receipt is not valid: take it back from the guest.",
  receipt_id_used: "Another receipt is stored under this id.",
  another_price: "A reason is required for another price",
  partner_unknown: "There is no such partner",
  partner_name: (most: string) => `A name of at most ${most} characters is needed`,
  partner_share: "A share from 0 to 100 percent, with at most two decimals",
  partner_nets: "Each net price needs a service of its own and an amount above 0",
  partner_key_used: "Another partner has this key",
  service_unknown: "There is no such service",
  time_expected: "A time like 06:15 is expected",
  one_of: (words: string) => `Must be one of: ${words}`,
  amount_invalid: "Amount is invalid",
  payment_apart: "The amount, its currency and how it was paid go together",
  deposit_one: "Either a share of the price or an amount",
  deposit_percent: "A share is a whole number from 1 to 100 percent",
  deposit_amount: "An amount from 0.01 to 100,000",
  deposit_days: (most: string) => `From 0 to ${most} days before travel`,
  code_not_held: "This code does not hold for this booking",
  codes_text: (most: string) => `From 3 to ${most} letters from A to Z, digits and hyphens`,
  codes_off: "Either a share of the price or an amount",
  codes_percent: "A share is a whole number from 1 to 100 percent",
  codes_cents: "An amount from 0.01 to 999,999.99",
  codes_uses: "A whole number up to a million, 0 for no limit",
  codes_taken: "There is another code of this text.",
  booking_id_taken: "Another booking is stored under this code's id.",
  booking_ended: "This booking was cancelled or deleted",
  bookings_to_come: (count: string) =>
    `It still has ${count === "1" ? "1 booking" : `${count} bookings`} to come.`,
  mail_under_way: "This mail is being sent.",
  changed_meanwhile: "Somebody else has changed this booking in the meantime.",
  customer_known: "A customer with this e-mail exists already",
  weekdays_expected: "Choose at least one weekday",
  day_expected: "A day is expected",
  ends_before_it_begins: "The last day is before the first",
  schedule_twice: "Another schedule of this service leaves at the same time",
  time_twice: "This time stands here twice",
  no_schedule: "Only what has a schedule can be changed like this",
  needs_unreadable: "Say once for each kind how many guests one is for",
  rule_changed: "Somebody else has changed this in the meantime.",
  field_changed:
    "Somebody else has changed this in the meantime. Save again to replace it with what stands here.",
  rule_gone: "Somebody else has deleted this in the meantime.",
  resource_gone: "This guide or vehicle is not there any more",
  resource_away: "Has this day off",
  /** `when` is written 07.30, of another day 2026-12-24 07.30; without the time where that departure has none. */
  resource_taken: (when: string, service: string) => {
    const { day, time } = whenOf(when);
    const at = time ? ` at ${time}` : day ? "" : " all that day";
    return `Goes with ${service}${day && ` on ${day}`}${at} already`;
  },
  resource_small: (seats: string, guests: string) =>
    `Has ${seats === "1" ? "1 seat" : `${seats} seats`}, too few for ${guests} guests`,
  departure_none: "Nothing leaves at this time by the schedule, and nobody is booked on it",
  resource_assigned: (count: string) =>
    `Goes along with ${count === "1" ? "1 departure" : `${count} departures`} to come. Take it off them first.`,
  note_required: "Note is required",
  note_too_long: "A note can have at most 5,000 characters",

  required: (field: string) => `${labelOf(field)} is required`,
  at_least: (least: string) => `At least ${least}`,
  at_most: (most: string) => `At most ${most}`,
  opted_out: "The customer wants no such mails",
  review_address: (entry: string) => `Address ${entry} is none: it begins with https://`,
  reminder_times: "These times do not go together",
  from_to: (least: string, most: string) => `From ${least} to ${grouped(most)}`,
  whole_number: "A whole number",
  one_decimal: "At most one decimal",
  number_unreadable: "A number like 82.50 is expected",
  two_decimals: "At most two decimals",
  list_expected: "A list is expected",
  too_many_entries: (most: string) => `At most ${most} entries`,
  entry_too_long: (most: string) => `At most ${most} characters an entry`,
  bands_need_each: "Prices by age need a price per person",
  band_name: (most: string) => `Each needs a name of at most ${most} characters`,
  band_twice: "Two have the same name inside: remove one and add it anew",
  band_age: (name: string) => `${name}: ages are whole years from 0 to 120`,
  band_ends_before: (name: string) => `${name}: the last age is below the first`,
  band_overlaps: (name: string) => `${name}: some of these ages are in another price already`,
  band_price: (name: string) =>
    `${name}: either a price of 0 or more in whole cents, or a share, not both`,
  band_share: (name: string) => `${name}: give a price, or a share from 0 to 100 percent`,
  band_above: (name: string) => `${name}: more than the price of the service`,
  band_most: (name: string) => `${name}: the limit is a whole number up to 99`,
  extra_price: (name: string) => `${name}: the price is an amount of 0 or more, in whole cents`,
  question_bar: (name: string) => `${name}: a question has no | in it`,
  question_choices: (most: string, longest: string, name: string) =>
    `${name}: from 2 to ${most} different choices of at most ${longest} characters, with commas between them`,
  stop_time: "Give each stop a time: 07:30",
  slug_letters: "Only small letters, digits and single hyphens",
  slug_taken: (type: string) => `Another ${type} has this slug`,
  picture_unreadable: "This file is not a picture that can be shown. Use PNG, JPG, GIF or WebP.",
  picture_too_large: (width: string, height: string) =>
    `The picture has ${width} × ${height} pixels; at most 24 megapixels can be shown.`,

  site_title_required: "Site title is required",
  one_line: "One line is expected",
  choose_scheme: "Choose a scheme",
  choose_accent: "Choose an accent",
  choose_time: "Choose a time",
  empty_field: "Fill in every field of each entry",
  field_too_long: (most: string, field: string) => `At most ${most} characters in '${field}'`,
  link_start: "A link begins with https://",

  text_expected: "A text is expected",
  texts_expected: "Texts are expected",
  mail_unknown: (kind: string) => `There is no mail '${kind}'`,
  subject_and_text: "A subject and a text are expected",
  subject_required: "Subject is required",
  subject_one_line: "The subject is one line",
  subject_too_long: (most: string) => `Subject can have at most ${most} characters`,
  text_too_long: (most: string) => `Message can have at most ${grouped(most)} characters`,
  no_address: "This booking has no e-mail address",
  /** `line` is empty where there is one only, `name` where none is known that could be meant. */
  brace_open: (line: string, name: string, piece: string) =>
    `'${piece}' has no closing brace${write(name)}${at(line)}`,
  brace_close: (line: string, name: string, piece: string) =>
    `'${piece}' has no opening brace${write(name)}${at(line)}`,
  brace_blanks: (line: string, name: string, piece: string) =>
    `There are blanks in '${piece}'${write(name)}${at(line)}`,
  brace_unknown: (line: string, piece: string) => `Nothing is known for ${piece}${at(line)}`,

  password_incorrect: "Incorrect current password or an unexpected error occurred.",
  password_missing: "Please fill in all password fields.",
  password_mismatch: "New password and confirm password fields do not match.",
  password_short: (least: string) => `New password should be at least ${least} characters long.`,
  password_long: "This password is too long.",
  password_common: "This password is too common.",
};
