import { Modal, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { savePartner } from "#data/office/remote/money/partners.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { office } from "#domain/office/refusal.ts";
import { checkPartner, MOST_CONTACT, MOST_NAME, type Partner } from "#domain/partners/partner.ts";
import { languages } from "#messages/office/bookings/fields.ts";
import * as words from "#messages/office/settings/partners.ts";
import { CheckRow } from "#ui/office/forms/CheckRow.tsx";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { toast } from "#ui/toast/toast.ts";
import { NetFields } from "./NetFields.tsx";
import {
  draftOf,
  NEW_PARTNER,
  type PartnerDraft,
  partnerOf,
  proposedKey,
} from "./partner-draft.ts";

interface PartnerEditorProps {
  /** Null while none is edited. */
  readonly partner: Partner | "new" | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The dialog for what is agreed with one partner. */
export function PartnerEditor({ partner, onClose, onSaved }: PartnerEditorProps) {
  return (
    <Modal
      opened={partner !== null}
      onClose={onClose}
      title={partner === "new" ? words.add : words.editTitle}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": words.close }}
    >
      {partner && (
        <Editor stored={partner === "new" ? null : partner} onClose={onClose} onSaved={onSaved} />
      )}
    </Modal>
  );
}

interface EditorProps extends Pick<PartnerEditorProps, "onClose" | "onSaved"> {
  readonly stored: Partner | null;
}

function Editor({ stored, onClose, onSaved }: EditorProps) {
  const [first] = useState(() => (stored ? draftOf(stored) : NEW_PARTNER));
  const [draft, setDraft] = useState<PartnerDraft>(first);
  const [random] = useState(() => crypto.getRandomValues(new Uint8Array(4)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<PartnerDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const key = stored?.key ?? (draft.key || (draft.name && proposedKey(draft.name, random)));
  const save = async () => {
    const partner = partnerOf({ ...draft, key });
    const wrong = office.inWords(checkPartner(partner));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await savePartner(partner, stored === null);
      if ("kind" in saved) return setErrors(saved.fields);
      toast({ title: words.savedTitle, message: words.saved(saved.name), tone: "success" });
      onSaved();
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  const isDirty = () => JSON.stringify(draft) !== JSON.stringify(first);
  return (
    <DialogForm
      state={{ isBusy, errors, failure, isDirty, forget() {} }}
      submit={isBusy ? words.saving : words.save}
      onSubmit={save}
      onClose={onClose}
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
    </DialogForm>
  );
}
