import { TextInput } from "@mantine/core";
import * as words from "#messages/office/settings/sections.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { CountField } from "./CountField.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { fieldId, type SectionProps, useSection } from "./use-section.ts";

const FIELDS = [
  { field: "site_title", label: words.siteTitle, input: {} },
  { field: "contact_email", label: words.contactEmail, input: EMAIL_INPUT },
  { field: "contact_phone", label: words.contactPhone, input: { type: "tel" } },
] as const;

/**
 * What the site and its mails call themselves, how guests reach the operator, until when cancelling is free, and what becomes of
 * bookings at a price that the service does not have any more, and of those that wait for a seat.
 */
export function GeneralSection(props: SectionProps) {
  const fields = [
    ...FIELDS.map(({ field }) => field),
    "least_price_share",
    "policy_hours",
    "confirm_waiting",
  ] as const;
  const { form, values, errors, set } = useSection(props, { title: words.general, fields });
  return (
    <Section place="general-settings" {...form}>
      <div className={styles.fields}>
        {FIELDS.map(({ field, label, input }) => (
          <TextInput
            key={field}
            id={fieldId(field)}
            {...input}
            label={label}
            value={values[field]}
            error={errors[field]}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        ))}
        <CountField
          field="least_price_share"
          label={words.leastShare}
          hint={words.leastShareHint}
          value={values.least_price_share}
          error={errors.least_price_share}
          onChange={(share) => set("least_price_share", share)}
        />
        <CountField
          field="policy_hours"
          label={words.policyHours}
          hint={words.policyHoursHint}
          value={values.policy_hours}
          error={errors.policy_hours}
          onChange={(hours) => set("policy_hours", hours)}
        />
      </div>
      <CheckRow
        label={words.confirmWaiting}
        hint={words.confirmWaitingHint}
        isChecked={values.confirm_waiting}
        onChange={(isChecked) => set("confirm_waiting", isChecked)}
      />
    </Section>
  );
}
