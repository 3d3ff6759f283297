import { POLICY_HOURS } from "../booking/guest-acts/policy.ts";
import { checkTemplates } from "../booking/letters/mail-templates.ts";
import { checkEmail } from "../email.ts";
import { checkPhone } from "../phone.ts";
import { checkReminderPlan } from "../reminders/plan.ts";
import { ACCENTS, COLOUR_SCHEMES } from "./appearance.ts";
import { CONTENT_KINDS, checkContent } from "./content.ts";
import { checkDepositTexts } from "./deposit-texts.ts";
import { checkPlaces } from "./pick-up-places.ts";
import { RETENTION_MONTHS } from "./retention.ts";

type Row = Readonly<Record<string, unknown>>;

const text = (row: Row, field: string) => String(row[field] ?? "").trim();
/** They stand in the headers of mails, on one line of each page, and of a receipt. */
const ONE_LINE = ["site_title", "contact_phone", "receipt_name", "tax_number"] as const;
/** Longest texts that stand on a receipt. */
export const RECEIPT_LIMITS = { receipt_name: 100, receipt_address: 300, tax_number: 40 } as const;
const isOneOf = (words: readonly string[], word: string) => words.includes(word);

/** Far above what any operator needs a day. */
const MOST_MAILS = 100_000;
const isCount = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** A code for each field of the settings that is wrong, under PocketBase's names. */
export function checkSettings(row: Row): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!text(row, "site_title")) errors.site_title = "site_title_required";
  if (text(row, "site_title").length > 100) errors.site_title = "too_long:100";
  const email = checkEmail(text(row, "contact_email"));
  if (email) errors.contact_email = email;
  const phone = checkPhone(text(row, "contact_phone"));
  if (phone) errors.contact_phone = phone;
  if (!text(row, "contact_phone")) errors.contact_phone = "phone_required";
  if (text(row, "contact_phone").length > 40) errors.contact_phone = "too_long:40";
  for (const field of ONE_LINE) {
    if (/[\r\n]/.test(text(row, field))) errors[field] = "one_line";
  }
  for (const [field, most] of Object.entries(RECEIPT_LIMITS)) {
    if (text(row, field).length > most) errors[field] = `too_long:${most}`;
  }
  const recipient = text(row, "admin_recipient") && checkEmail(text(row, "admin_recipient"));
  if (recipient) errors.admin_recipient = recipient;
  if (!isOneOf(COLOUR_SCHEMES, text(row, "color_scheme"))) errors.color_scheme = "choose_scheme";
  if (!isOneOf(ACCENTS, text(row, "accent"))) errors.accent = "choose_accent";
  if (!RETENTION_MONTHS.some((months) => months === Number(row.retention_months))) {
    errors.retention_months = "choose_time";
  }
  if (!isCount(row.least_price_share, 100)) errors.least_price_share = "from_to:0:100";
  const [leastHours, mostHours] = POLICY_HOURS;
  if (!isCount(row.policy_hours, mostHours) || Number(row.policy_hours) < leastHours) {
    errors.policy_hours = `from_to:${leastHours}:${mostHours}`;
  }
  if (!isCount(row.customer_mails_a_day, MOST_MAILS)) {
    errors.customer_mails_a_day = `from_to:0:${MOST_MAILS}`;
  }
  for (const kind of CONTENT_KINDS) {
    // null: nothing has been saved yet, and the samples stand
    const error = row[kind] === null ? null : checkContent(kind, row[kind]);
    if (error) errors[kind] = error;
  }
  const places = row.pickup_places === null ? null : checkPlaces(row.pickup_places);
  if (places) errors.pickup_places = places;
  const deposits = checkDepositTexts(row.deposit_texts);
  if (deposits) errors.deposit_texts = deposits;
  const reminders = checkReminderPlan(row.reminders);
  if (reminders) errors.reminders = reminders;
  const templates = checkTemplates(row.mail_templates ?? null);
  if (templates) errors.mail_templates = templates;
  return errors;
}
