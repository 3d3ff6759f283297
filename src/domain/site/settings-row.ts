import type { StoredTemplates } from "../booking/letters/mail-templates.ts";
import type { ReminderPlan } from "../reminders/plan.ts";
import type { Accent, ColourScheme } from "./appearance.ts";
import type { SiteContent } from "./content.ts";
import type { DepositTexts } from "./deposit-texts.ts";
import type { RetentionMonths } from "./retention.ts";

/** What the operator can set, under PocketBase's names of the fields. */
export interface SettingsRow extends SiteContent {
  readonly site_title: string;
  readonly contact_email: string;
  readonly contact_phone: string;
  /** Empty: the contact e-mail. */
  readonly admin_recipient: string;
  readonly notify_admin_on_new_booking: boolean;
  readonly send_confirmation_to_customer: boolean;
  /** A mail with the day's departures each morning. */
  readonly daily_summary: boolean;
  /** Whether those who wait for a seat are confirmed by themselves when there is one. */
  readonly confirm_waiting: boolean;
  /** At less than this share of today's price (percent) a booking at an earlier one waits for the operator. */
  readonly least_price_share: number;
  /** Hours before the departure until which changing and cancelling are free. */
  readonly policy_hours: number;
  /** Mails that go to customers within a day; what is more waits. */
  readonly customer_mails_a_day: number;
  /** Where guests are picked up, proposed to them and at the desk. */
  readonly pickup_places: readonly string[];
  readonly deposit_texts: DepositTexts;
  /** Whether guests are reminded of a deposit by mail. */
  readonly deposit_reminders: boolean;
  /** When guests are written to before and after their trip. */
  readonly reminders: ReminderPlan;
  readonly mail_templates: StoredTemplates;
  readonly color_scheme: ColourScheme;
  readonly accent: Accent;
  /** Who gives receipts; empty: the title of the site, and the address that it shows. */
  readonly receipt_name: string;
  /** Of several lines. */
  readonly receipt_address: string;
  readonly tax_number: string;
  /** How long bookings keep contact data, months after the day of travel. */
  readonly retention_months: RetentionMonths;
}

/** The one record of settings with what is not a field of its form. */
export interface StoredSettings {
  readonly id: string;
  readonly logoUrl: string | null;
  readonly row: SettingsRow;
  /** As the server told them; what an earlier version has kept lacks it. */
  readonly told?: Readonly<Record<string, unknown>>;
}
