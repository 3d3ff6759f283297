import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import { EXAMPLE, previewOf } from "#domain/booking/letters/mail-preview.ts";
import {
  BUILT_IN_TEMPLATES,
  isSameTemplate,
  MAIL_TEMPLATE_KINDS,
  MAIL_TEMPLATE_LIMITS,
  type MailTemplate,
  type MailTemplateKind,
  type StoredTemplates,
  templateFault,
  templatesOf,
  WHY,
  withTemplate,
} from "#domain/booking/letters/mail-templates.ts";
import { PLACEHOLDER_NAMES } from "#domain/booking/letters/templates.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/settings/mails.ts";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { selectFault } from "#ui/office/forms/select-fault.ts";
import styles from "./SettingsPage.module.css";
import { fieldId, type WrittenLanguage } from "./use-section.ts";

interface MailTemplateFieldsProps extends WrittenLanguage {
  /** The mail that is shown. */
  readonly kind: MailTemplateKind;
  readonly onKind: (kind: MailTemplateKind) => void;
  readonly templates: StoredTemplates;
  readonly error: string | undefined;
  readonly onChange: (templates: StoredTemplates) => void;
}

/** The words of the mails that go out by themselves, one at a time, with what they will say. */
export function MailTemplateFields(props: MailTemplateFieldsProps) {
  const { kind, onKind, written: language, onWritten, templates, onChange } = props;
  const template = templatesOf(templates, language)[kind];
  const builtIn = BUILT_IN_TEMPLATES[language][kind];
  const written = useWritten(props);
  const preview = previewOf(language, kind, template);
  return (
    <fieldset className={styles.templates}>
      <legend>{words.texts}</legend>
      <LanguageChoice value={language} onChange={onWritten} />
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
        <p className="smallest">{words.previewOf(formatLongDay(EXAMPLE.date))}</p>
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
          disabled={isSameTemplate(template, builtIn)}
          onClick={() => onChange(withTemplate(templates, { language, kind }, builtIn))}
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
function useWritten(props: MailTemplateFieldsProps) {
  const { kind, written: language, templates, error, onChange } = props;
  const [written, setWritten] = useState({ where: "", caret: 0 });
  const template = templatesOf(templates, language)[kind];
  const fault = templateFault(kind, template);
  const marked = fault?.field ?? "subject";
  const isBeingWritten =
    fault !== null &&
    written.where === `${language} ${kind} ${marked}` &&
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
      setWritten({ where: `${language} ${kind} ${field}`, caret: currentTarget.selectionEnd ?? 0 });
      const changed = { ...template, [field]: currentTarget.value };
      onChange(withTemplate(templates, { language, kind }, changed));
    },
  });
}

function placeholdersOf(kind: MailTemplateKind): string {
  const names = PLACEHOLDER_NAMES.map((name) => `{${name}}`);
  return words.filledIn([...names, ...(kind === "received" ? [WHY] : [])].join(" "));
}
