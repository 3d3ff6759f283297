import { RETENTION_MONTHS, type RetentionMonths } from "#domain/site/retention.ts";
import { AccessLog } from "./AccessLog.tsx";
import { Choices } from "./Choices.tsx";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { type SectionProps, useSection } from "./use-section.ts";

const CHOICES = RETENTION_MONTHS.map((months) => ({
  value: String(months) as `${RetentionMonths}`,
  label: `${months} months`,
}));

/** How long contact data are kept, and who has taken some out of the site. */
export function PrivacySection(props: SectionProps) {
  const title = "Privacy";
  const { values, isBusy, isChanged, set, save } = useSection(props, {
    title,
    fields: ["retention_months"],
  });
  return (
    <Section title={title} button="Save" isBusy={isBusy} isChanged={isChanged} onSubmit={save}>
      <Choices
        label="Keep customers' contact data after the day of travel for"
        name="retention_months"
        value={`${values.retention_months}`}
        choices={CHOICES}
        onChange={(value) => set("retention_months", Number(value) as RetentionMonths)}
      />
      <p className={styles.note}>
        After that, name, e-mail, phone and requests are erased each night; the figures stay. A
        shorter time erases what is older in the coming night.
      </p>
      <AccessLog />
    </Section>
  );
}
