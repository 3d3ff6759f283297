import { type MailTemplates, templatesOf } from "#domain/booking/letters/mail-templates.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type ReminderPlan, reminderPlanOf } from "#domain/reminders/plan.ts";
import { CONTENT_KINDS, shownContent } from "#domain/site/content.ts";
import { depositHow } from "#domain/site/deposit-texts.ts";
import { placesOf } from "#domain/site/pick-up-places.ts";
import { checkSettings } from "#domain/site/settings-check.ts";
import { nextIfUnchanged } from "../office/changed-since.ts";
import { refuse } from "../office/refuse.ts";
import { checkPictures } from "./picture-check.ts";
import { listOf, logoOf, settingsRecord } from "./public-settings.ts";

/** What the operator has set (the one record of `settings`). */
export interface SiteSettings {
  readonly siteTitle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Where the operator's mails go; the contact address when it is empty. */
  readonly adminRecipient: string;
  readonly notifyAdminOnNewBooking: boolean;
  readonly sendConfirmationToCustomer: boolean;
  /** Whether the operator gets a summary each morning. */
  readonly dailySummary: boolean;
  /** Mails that go to customers within a day; what is more waits. */
  readonly customerMailsADay: number;
  readonly templates: Readonly<Record<Language, MailTemplates>>;
  /** Those of the operator's list, in any language. */
  readonly places: readonly string[];
  /** How a deposit is paid, in the operator's words; empty where nothing is said. */
  readonly depositHow: Readonly<Record<Language, string>>;
  readonly depositReminders: boolean;
  readonly reminders: ReminderPlan;
  /** Whole address of the logo; empty where there is none. */
  readonly logoUrl: string;
}

const TEXT_FIELDS = [
  "site_title",
  "contact_email",
  "contact_phone",
  "admin_recipient",
  "color_scheme",
  "accent",
  "receipt_name",
  "receipt_address",
  "tax_number",
] as const;

const NUMBER_FIELDS = [
  "retention_months",
  "least_price_share",
  "customer_mails_a_day",
  "policy_hours",
] as const;

/** Reads the settings, as mails and jobs need them. */
export function readSettings(app: pb.App): SiteSettings {
  const record = settingsRecord(app);
  const contactEmail = record.getString("contact_email");
  return {
    siteTitle: record.getString("site_title"),
    contactEmail,
    contactPhone: record.getString("contact_phone"),
    adminRecipient: record.getString("admin_recipient") || contactEmail,
    notifyAdminOnNewBooking: record.getBool("notify_admin_on_new_booking"),
    sendConfirmationToCustomer: record.getBool("send_confirmation_to_customer"),
    dailySummary: record.getBool("daily_summary"),
    customerMailsADay: record.getInt("customer_mails_a_day"),
    templates: inEach((language) => templatesOf(listOf(record, "mail_templates"), language)),
    places: LANGUAGES.flatMap((name) => placesOf(listOf(record, "pickup_places"), name)),
    depositHow: inEach((language) => depositHow(listOf(record, "deposit_texts"), language)),
    depositReminders: record.getBool("deposit_reminders"),
    reminders: reminderPlanOf(listOf(record, "reminders")),
    logoUrl: absoluteLogo(record),
  };
}

const inEach = <Of>(written: (language: Language) => Of) =>
  Object.fromEntries(LANGUAGES.map((name) => [name, written(name)])) as Record<Language, Of>;

/** True while entries that nobody has written over stand on the site. */
export function hasSamples(app: pb.App): boolean {
  const record = settingsRecord(app);
  return CONTENT_KINDS.some((kind) =>
    shownContent(kind, listOf(record, kind), LANGUAGES[0]).some(({ sample }) => sample),
  );
}

function absoluteLogo(record: pb.Record): string {
  const logo = logoOf(record);
  return logo ? `${$os.getenv("APP_URL")}${logo}?thumb=0x72` : "";
}

/** The operator's changes, checked as a whole; answers 400 with a message per field, 409 where somebody else was faster. */
export function beforeUpdateSettings(e: pb.RecordRequestEvent): void {
  const row: Record<string, unknown> = {};
  for (const field of TEXT_FIELDS) row[field] = e.record.getString(field);
  for (const field of NUMBER_FIELDS) row[field] = e.record.getFloat(field);
  for (const kind of CONTENT_KINDS) row[kind] = listOf(e.record, kind);
  row.pickup_places = listOf(e.record, "pickup_places");
  row.deposit_texts = listOf(e.record, "deposit_texts");
  row.reminders = listOf(e.record, "reminders") ?? null;
  // texts of an older version's rule stay until somebody changes them: they hold up nothing else
  const stored = e.record.original().getString("mail_templates");
  const isNew = e.record.getString("mail_templates") !== stored;
  row.mail_templates = isNew ? listOf(e.record, "mail_templates") : null;
  const errors = checkSettings(row);
  const logo = checkPictures(e.record, "logo");
  if (logo) errors.logo = logo;
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  nextIfUnchanged(e);
}
