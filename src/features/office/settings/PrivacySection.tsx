import { RETENTION_MONTHS, type RetentionMonths } from "#domain/site/retention.ts";
import * as words from "#messages/office/settings/sections.ts";
import { Choices } from "#ui/office/forms/Choices.tsx";
import { AccessLog } from "./AccessLog.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { type SectionProps, useSection } from "./use-section.ts";

const CHOICES = RETENTION_MONTHS.map((months) => ({
  value: String(months) as `${RetentionMonths}`,
  label: words.months(months),
}));

/** How long contact data are kept, and who has taken some out of the site. */
export function PrivacySection(props: SectionProps) {
  const { form, values, errors, set } = useSection(props, {
    title: words.privacy,
    fields: ["retention_months"],
  });
  return (
    <Section place="privacy" {...form}>
      <Choices
        label={words.keepContactData}
        name="retention_months"
        value={`${values.retention_months}`}
        choices={CHOICES}
        error={errors.retention_months}
        onChange={(value) => set("retention_months", Number(value) as RetentionMonths)}
      />
      <p className={styles.note}>{words.whatIsErased}</p>
      <AccessLog />
    </Section>
  );
}
