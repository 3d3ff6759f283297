import { ACCENTS, COLOUR_SCHEMES } from "#domain/site/appearance.ts";
import { CONTENT_KINDS, type ContentKind, contentOf } from "#domain/site/content.ts";
import { checkSettings } from "#domain/site/settings-check.ts";
import { checkPictures } from "./pictures.ts";
import { refuse } from "./refuse.ts";

/** What the operator has set (the one record of `settings`). */
export interface SiteSettings {
  readonly siteTitle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  /** Where the operator's mails go; the contact address when it is empty. */
  readonly adminRecipient: string;
  readonly notifyAdminOnNewBooking: boolean;
  readonly sendConfirmationToCustomer: boolean;
}

interface ContentEntry {
  readonly sample: boolean;
  readonly hidden?: boolean;
}

const TEXT_FIELDS = [
  "site_title",
  "contact_email",
  "contact_phone",
  "admin_recipient",
  "color_scheme",
  "accent",
] as const;

const settingsRecord = (app: pb.App) => app.findFirstRecordByData("settings", "key", "site");

/** Reads the settings; there is always exactly one record, made by the first migration. */
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
  };
}

/** True while entries that nobody has written over stand on the site. */
export function hasSamples(app: pb.App): boolean {
  const record = settingsRecord(app);
  return CONTENT_KINDS.some((kind) => shownEntries(record, kind).some(({ sample }) => sample));
}

/** `GET /api/site`: the settings that the public site shows. */
export function publicSite(e: pb.RequestEvent): void {
  const record = settingsRecord(e.app);
  const text = (field: string) => record.getString(field);
  const logo = text("logo");
  const content: Record<string, unknown> = {};
  for (const kind of CONTENT_KINDS) content[kind] = shownEntries(record, kind);
  e.json(200, {
    siteTitle: text("site_title"),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    colorScheme: text("color_scheme") || COLOUR_SCHEMES[0],
    accent: text("accent") || ACCENTS[0],
    logo: logo ? `/api/files/settings/${record.id}/${logo}` : null,
    ...content,
  });
}

/** The operator's changes, checked as a whole; answers 400 with a message per field. */
export function beforeUpdateSettings(e: pb.RecordRequestEvent): void {
  const row: Record<string, unknown> = {};
  for (const field of TEXT_FIELDS) row[field] = e.record.getString(field);
  row.retention_months = e.record.getInt("retention_months");
  for (const kind of CONTENT_KINDS) row[kind] = listOf(e.record, kind);
  const errors = checkSettings(row);
  const logo = checkPictures(e.record, "logo");
  if (logo) errors.logo = logo;
  if (Object.keys(errors).length > 0) return refuse(e, errors);
  e.next();
}

function shownEntries(record: pb.Record, kind: ContentKind): ContentEntry[] {
  const entries = contentOf(kind, listOf(record, kind)) as readonly ContentEntry[];
  return entries.filter(({ hidden }) => !hidden);
}

/** Null while nothing has been saved; undefined for what is no JSON. */
function listOf(record: pb.Record, field: string): unknown {
  try {
    return JSON.parse(record.getString(field) || "null");
  } catch {
    return undefined;
  }
}
