import { TextInput } from "@mantine/core";
import { Section } from "./Section.tsx";
import styles from "./SettingsPage.module.css";
import { fieldId, type SectionProps, useSection } from "./use-section.ts";

const FIELDS = [
  { field: "site_title", label: "Site title", type: "text" },
  { field: "contact_email", label: "Contact e-mail", type: "email" },
  { field: "contact_phone", label: "Contact phone", type: "tel" },
] as const;

/** What the site and its mails call themselves, and how guests reach the operator. */
export function GeneralSection(props: SectionProps) {
  const title = "General Settings";
  const fields = FIELDS.map(({ field }) => field);
  const { values, errors, isBusy, isChanged, set, save } = useSection(props, { title, fields });
  return (
    <Section title={title} button="Save" isBusy={isBusy} isChanged={isChanged} onSubmit={save}>
      <div className={styles.fields}>
        {FIELDS.map(({ field, label, type }) => (
          <TextInput
            key={field}
            id={fieldId(field)}
            type={type}
            label={label}
            value={values[field]}
            error={errors[field]}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        ))}
      </div>
    </Section>
  );
}
