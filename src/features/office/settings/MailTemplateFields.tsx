import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import {
  BUILT_IN_TEMPLATES,
  fillTemplate,
  MAIL_TEMPLATE_KINDS,
  MAIL_TEMPLATE_LIMITS,
  type MailTemplate,
  type MailTemplateKind,
  type MailTemplates,
  templateFault,
  WHY,
} from "#domain/booking/letters/mail-templates.ts";
import { PLACEHOLDER_NAMES } from "#domain/booking/letters/templates.ts";
import { pendingSentence } from "#domain/booking/letters/wording.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/settings/mails.ts";
import { selectFault } from "#ui/office/forms/select-fault.ts";
import styles from "./SettingsPage.module.css";
import { fieldId } from "./use-section.ts";

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
  /** The mail that is shown. */
  readonly kind: MailTemplateKind;
  readonly onKind: (kind: MailTemplateKind) => void;
  readonly templates: MailTemplates;
  readonly error: string | undefined;
  readonly onChange: (templates: MailTemplates) => void;
}

/** The words of the mails that go out by themselves, one at a time, with what they will say. */
export function MailTemplateFields(props: MailTemplateFieldsProps) {
  const { kind, onKind, templates, onChange } = props;
  const template = templates[kind];
  const builtIn = BUILT_IN_TEMPLATES.en[kind];
  const isBuiltIn = template.subject === builtIn.subject && template.text === builtIn.text;
  const written = useWritten(props);
  const preview = fillTemplate(template, EXAMPLE, kind === "received" ? EXAMPLE_WHY : "");
  return (
    <fieldset className={styles.templates}>
      <legend>{words.texts}</legend>
      <NativeSelect
        label={words.mail}
        data={MAIL_TEMPLATE_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={(event) => onKind(event.currentTarget.value as MailTemplateKind)}
      />
      <TextInput
        label={words.subject}
        maxLength={MAIL_TEMPLATE_LIMITS.subject}
        {...written("subject")}
      />
      <Textarea
        label={words.message}
        description={placeholdersOf(kind)}
        rows={6}
        maxLength={MAIL_TEMPLATE_LIMITS.text}
        {...written("text")}
      />
      <section aria-label={words.preview} className={styles.preview}>
        <p className={styles.previewOf}>{words.previewOf(formatLongDay(EXAMPLE.date))}</p>
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
        <Button
          variant="outline"
          disabled={isBuiltIn}
          onClick={() => onChange({ ...templates, [kind]: builtIn })}
        >
          {words.useBuiltIn}
        </Button>
      </div>
    </fieldset>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The words of one field, and what is wrong with them, where that is not just being written: a brace is
 * open until its name is complete. The field that is wrong gets the focus of a save that fails, with the
 * piece selected.
 */
function useWritten({ kind, templates, error, onChange }: MailTemplateFieldsProps) {
  const [written, setWritten] = useState({ where: "", caret: 0 });
  const template = templates[kind];
  const fault = templateFault(kind, template);
  const marked = fault?.field ?? "subject";
  const isBeingWritten =
    fault !== null &&
    written.where === `${kind} ${marked}` &&
    fault.start < written.caret &&
    written.caret <= fault.end;
  const message =
    isBeingWritten && !error ? undefined : fault ? office.words(fault.refusal) : error;
  return (field: keyof MailTemplate) => ({
    id: field === marked ? fieldId("mail_templates") : undefined,
    value: template[field],
    error: field === marked ? message : undefined,
    onFocus: selectFault(field === marked ? fault : null),
    onChange({ currentTarget }: ChangeEvent<Field>) {
      setWritten({ where: `${kind} ${field}`, caret: currentTarget.selectionEnd ?? 0 });
      onChange({ ...templates, [kind]: { ...template, [field]: currentTarget.value } });
    },
  });
}

function placeholdersOf(kind: MailTemplateKind): string {
  const names = PLACEHOLDER_NAMES.map((name) => `{${name}}`);
  return words.filledIn([...names, ...(kind === "received" ? [WHY] : [])].join(" "));
}
