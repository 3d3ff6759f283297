import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { MOST_CONTACT, MOST_NAME, type Partner } from "#domain/partners/partner.ts";
import { languages } from "#messages/office/bookings/fields.ts";
import * as words from "#messages/office/settings/partners.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { FormDialog } from "#ui/office/forms/FormDialog.tsx";
import { NetFields } from "./NetFields.tsx";
import { usePartnerForm } from "./use-partner-form.ts";

interface PartnerEditorProps {
  readonly isOpen: boolean;
  /** Null for a new one. */
  readonly stored: Partner | null;
  /** Saved or given up. */
  readonly onDone: () => void;
}

/** The dialog for what is agreed with one partner. */
export function PartnerEditor({ isOpen, stored, onDone }: PartnerEditorProps) {
  const state = usePartnerForm(stored, onDone);
  const { draft, key, errors, change } = state;
  return (
    <FormDialog
      {...{ isOpen, state }}
      title={stored ? words.editTitle : words.add}
      close={words.close}
      submit={state.isBusy ? words.saving : words.save}
      onSubmit={state.save}
      onClose={onDone}
    >
      <TextInput
        label={words.name}
        maxLength={MOST_NAME}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={words.contact}
        description={words.contactHint}
        maxLength={MOST_CONTACT}
        rows={2}
        value={draft.contact}
        error={errors.contact}
        onChange={(event) => change({ contact: event.currentTarget.value })}
      />
      <TextInput
        label={words.key}
        spellCheck="false"
        description={stored ? words.keyStays : words.keyHint}
        readOnly={stored !== null}
        value={key}
        error={errors.key}
        onChange={(event) => change({ key: event.currentTarget.value.toLowerCase() })}
      />
      <TextInput
        label={words.share}
        description={words.shareHint}
        inputMode="decimal"
        value={draft.share}
        error={errors.share}
        onChange={(event) => change({ share: event.currentTarget.value })}
      />
      <NetFields nets={draft.nets} error={errors.nets} onChange={(nets) => change({ nets })} />
      <CheckRow
        label={words.collectsLabel}
        hint={words.collectsHint}
        isChecked={draft.collects}
        onChange={(collects) => change({ collects })}
      />
      <NativeSelect
        label={words.language}
        data={LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        value={draft.language}
        error={errors.language}
        onChange={(event) => change({ language: event.currentTarget.value as Language })}
      />
      <CheckRow
        label={words.activeLabel}
        hint={words.activeHint}
        isChecked={draft.active}
        onChange={(active) => change({ active })}
      />
    </FormDialog>
  );
}
