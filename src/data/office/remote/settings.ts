import * as v from "valibot";
import { LANGUAGE } from "#domain/language.ts";
import { reminderPlanOf } from "#domain/reminders/plan.ts";
import { ACCENTS, COLOUR_SCHEMES } from "#domain/site/appearance.ts";
import { contentOf } from "#domain/site/content.ts";
import { depositTextsOf } from "#domain/site/deposit-texts.ts";
import { placesOf } from "#domain/site/pick-up-places.ts";
import { LONGEST_RETENTION_MONTHS, RETENTION_MONTHS } from "#domain/site/retention.ts";
import type { StoredSettings } from "#domain/site/settings-row.ts";
import { remoteCall, sessionEnded } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

const SettingsSchema = v.object({
  id: v.string(),
  site_title: v.string(),
  contact_email: v.string(),
  contact_phone: v.string(),
  admin_recipient: v.string(),
  notify_admin_on_new_booking: v.boolean(),
  send_confirmation_to_customer: v.boolean(),
  daily_summary: v.boolean(),
  confirm_waiting: v.boolean(),
  color_scheme: v.fallback(v.picklist(COLOUR_SCHEMES), COLOUR_SCHEMES[0]),
  accent: v.fallback(v.picklist(ACCENTS), ACCENTS[0]),
  retention_months: v.fallback(v.picklist(RETENTION_MONTHS), LONGEST_RETENTION_MONTHS),
  least_price_share: v.number(),
  customer_mails_a_day: v.number(),
  policy_hours: v.number(),
  logo: v.string(),
  // their shape is checked by the server's hook when they are stored
  testimonials: v.nullable(v.array(v.any())),
  team: v.nullable(v.array(v.any())),
  social: v.nullable(v.array(v.any())),
  mail_templates: v.unknown(),
  pickup_places: v.unknown(),
  receipt_name: v.optional(v.string(), ""),
  receipt_address: v.optional(v.string(), ""),
  tax_number: v.optional(v.string(), ""),
  deposit_texts: v.unknown(),
  deposit_reminders: v.boolean(),
  reminders: v.unknown(),
});
const ToldSchema = v.record(v.string(), v.unknown());
const ListSchema = v.object({ items: v.array(ToldSchema) });
const TestMailSchema = v.object({ sent: v.boolean(), error: v.string() });

const settings = () => pocketbase.collection("settings");

/** What the operator has set; there is one record. */
export function loadSettings(signal?: AbortSignal): Promise<StoredSettings> {
  return remoteCall(async () => {
    const options = { skipTotal: true, ...(signal && { signal }) };
    const answer = await settings().getList(1, 1, options);
    const [row] = v.parse(ListSchema, answer).items;
    if (!row) throw sessionEnded();
    return storedSettings(row);
  });
}

/**
 * Stores the changes, all or none. @param base what they were made from
 * @throws RemoteFailure with `fields` where the server refuses some: 409 where they stand otherwise by now.
 */
export function saveSettings(
  id: string,
  changes: Readonly<Record<string, unknown>>,
  base: Readonly<Record<string, unknown>>,
): Promise<StoredSettings> {
  return remoteCall(async () =>
    storedSettings(v.parse(ToldSchema, await settings().update(id, { ...changes, base }))),
  );
}

/** Has a mail sent to the operator; `error` holds the mail server's words where that failed. */
export function sendTestMail(): Promise<{ sent: boolean; error: string }> {
  return remoteCall(async () =>
    v.parse(TestMailSchema, await pocketbase.send("/api/office/test-mail", { method: "POST" })),
  );
}

function storedSettings(told: v.InferOutput<typeof ToldSchema>): StoredSettings {
  const wire = v.parse(SettingsSchema, told);
  const { id, logo, testimonials, team, social, mail_templates, ...fields } = wire;
  return {
    ...{ id, told },
    logoUrl: logo ? `/api/files/settings/${id}/${logo}` : null,
    row: {
      ...fields,
      mail_templates: { ...Object(mail_templates ?? {}) },
      pickup_places: placesOf(fields.pickup_places, LANGUAGE),
      deposit_texts: depositTextsOf(fields.deposit_texts),
      reminders: reminderPlanOf(fields.reminders),
      testimonials: contentOf("testimonials", testimonials),
      team: contentOf("team", team),
      social: contentOf("social", social),
    },
  };
}
