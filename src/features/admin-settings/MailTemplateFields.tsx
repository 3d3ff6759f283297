import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import { PLACEHOLDER_NAMES } from "#domain/booking/letter-templates.ts";
import {
  BUILT_IN_TEMPLATES,
  checkTemplate,
  fillTemplate,
  MAIL_TEMPLATE_KINDS,
  MAIL_TEMPLATE_LIMITS,
  type MailTemplateKind,
  type MailTemplates,
  WHY,
} from "#domain/booking/mail-templates.ts";
import { pendingSentence } from "#domain/booking/wording.ts";
import styles from "./SettingsPage.module.css";
import { fieldId } from "./use-section.ts";

const NAMES: Readonly<Record<MailTemplateKind, string>> = {
  confirmed: "Booking confirmed, to the customer",
  received: "Booking received, to the customer",
  cancelled: "Booking cancelled, to the customer",
  operator: "New booking, to you",
};

/** A booking to show what a mail will say. */
const EXAMPLE = {
  id: "k7m2q9xdabcde01",
  itemName: "Xunantunich & Cave Tubing",
  date: "2026-06-20",
  guests: 3,
  priceCents: 540_00,
  customer: { firstName: "Ana", lastName: "Coc", email: "", phone: "" },
};
const EXAMPLE_WHY = pendingSentence("price", { quotedCents: 510_00, priceCents: 540_00 });

interface MailTemplateFieldsProps {
  readonly templates: MailTemplates;
  readonly error: string | undefined;
  readonly onChange: (templates: MailTemplates) => void;
}

/** The words of the mails that go out by themselves, one at a time, with what they will say. */
export function MailTemplateFields({ templates, error, onChange }: MailTemplateFieldsProps) {
  const [kind, setKind] = useState<MailTemplateKind>("confirmed");
  const template = templates[kind];
  const builtIn = BUILT_IN_TEMPLATES[kind];
  const isBuiltIn = template.subject === builtIn.subject && template.text === builtIn.text;
  const change = (changes: Partial<typeof template>) =>
    onChange({ ...templates, [kind]: { ...template, ...changes } });
  const preview = fillTemplate(template, EXAMPLE, kind === "received" ? EXAMPLE_WHY : "");
  return (
    <fieldset className={styles.templates}>
      <legend>Mail texts</legend>
      <NativeSelect
        label="Mail"
        data={MAIL_TEMPLATE_KINDS.map((value) => ({ value, label: NAMES[value] }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as MailTemplateKind)}
      />
      <TextInput
        id={fieldId("mail_templates")}
        label="Subject"
        maxLength={MAIL_TEMPLATE_LIMITS.subject}
        value={template.subject}
        error={checkTemplate(kind, template) ?? error}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Message"
        description={placeholdersOf(kind)}
        rows={6}
        maxLength={MAIL_TEMPLATE_LIMITS.text}
        value={template.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <section aria-label="Preview" className={styles.preview}>
        <p className={styles.previewOf}>
          Preview with an example of {formatLongDay(EXAMPLE.date)}. The booking's facts and how to
          reach you follow below the message.
        </p>
        <p>
          <strong>{preview.subject}</strong>
        </p>
        {preview.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </section>
      <div>
        <Button variant="outline" disabled={isBuiltIn} onClick={() => change(builtIn)}>
          Use the Built-in Text
        </Button>
      </div>
    </fieldset>
  );
}

function placeholdersOf(kind: MailTemplateKind): string {
  const names = PLACEHOLDER_NAMES.map((name) => `{${name}}`);
  return `Filled in: ${[...names, ...(kind === "received" ? [WHY] : [])].join(" ")}`;
}
