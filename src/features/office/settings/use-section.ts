import { useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { loadSettings, saveSettings } from "#data/office/remote/settings.ts";
import type { Language } from "#domain/language.ts";
import { office } from "#domain/office/refusal.ts";
import { checkSettings } from "#domain/site/settings-check.ts";
import type { SettingsRow, StoredSettings } from "#domain/site/settings-row.ts";
import * as words from "#messages/office/settings/sections.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";

export interface SectionProps {
  readonly stored: StoredSettings;
  readonly onSaved: (stored: StoredSettings) => void;
}

/** Which language's texts are written, the same in all parts. */
export interface WrittenLanguage {
  readonly written: Language;
  readonly onWritten: (language: Language) => void;
}

interface Draft {
  readonly changes: Partial<SettingsRow>;
  /** What stood there when each was changed first, as the server told it. */
  readonly base: Readonly<Record<string, unknown>>;
  /** A new logo, null to remove the stored one, undefined to leave it. */
  readonly logo: File | null | undefined;
}

/** How the names of all sections' drafts begin. */
export const SETTINGS_DRAFTS = "settings ";
const NOTHING: Draft = { changes: {}, base: {}, logo: undefined };

type Errors = Readonly<Record<string, string>>;

/** A part of the settings that is saved on its own: what is typed, what is wrong, and saving it. */
export function useSection<Field extends keyof SettingsRow>(
  { stored, onSaved }: SectionProps,
  { title, fields }: { title: string; fields: readonly Field[] },
) {
  const { draft, newest, change, restart } = useDraft<Draft>(
    `${SETTINGS_DRAFTS}${title}`,
    () => NOTHING,
  );
  const { changes, logo } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = !isEmpty(draft);

  const values: SettingsRow = { ...stored.row, ...changes };
  const set = <Name extends Field>(field: Name, value: SettingsRow[Name]) => {
    setErrors(({ [field]: _, ...others }) => others);
    change(from(stored, { ...draft, changes: { ...changes, [field]: value } }));
  };

  const save = async () => {
    const all = checkSettings({ ...values });
    const wrong = Object.entries(all).filter(([field]) => fields.includes(field as Field));
    setErrors(office.inWords(Object.fromEntries(wrong)));
    if (wrong[0]) return focusField(wrong[0][0]);
    setIsBusy(true);
    try {
      const body = logo === undefined ? changes : { ...changes, logo };
      const saved = await saveSettings(stored.id, body, draft.base);
      onSaved(saved);
      const rest = without(newest(), draft);
      if (isEmpty(rest)) restart();
      else change(from(saved, rest));
      toast({ title: words.savedTitle, message: words.saved(title), tone: "success" });
    } catch (error) {
      if (error instanceof RemoteFailure && error.status === 409) return await lookAgain(error);
      setErrors(announceRefusal(error, { hasPicture: Boolean(logo) }));
    } finally {
      setIsBusy(false);
    }
  };

  /** Somebody else was faster: saved once more, what is typed takes the place of what stands by now. */
  const lookAgain = async ({ fields }: RemoteFailure) => {
    const stands = await loadSettings().catch(() => null);
    if (stands) {
      onSaved(stands);
      change(from(stands, { ...newest(), base: {} }));
    }
    setErrors(fields);
    const message = words.overtaken(title);
    toast({ title: words.errorSaving, message, tone: "destructive" });
    focusField(Object.keys(fields)[0] ?? "");
  };

  const setLogo = (chosen: Draft["logo"]) => change(from(stored, { ...draft, logo: chosen }));
  const form = { title, isBusy, isChanged, onSubmit: save };
  return { form, values, errors, set, logo, setLogo, setErrors };
}

const isEmpty = ({ changes, logo }: Draft) =>
  Object.keys(changes).length === 0 && logo === undefined;

/** With what stands where something was changed since. */
function from({ told }: StoredSettings, draft: Draft): Draft {
  const fields = [...Object.keys(draft.changes), ...(draft.logo === undefined ? [] : ["logo"])];
  const base = fields.map((field) => [field, (field in draft.base ? draft.base : told)?.[field]]);
  return { ...draft, base: Object.fromEntries(base) };
}

/** What was typed while the other draft was saved. */
const without = (newest: Draft, saved: Draft): Draft => ({
  base: {},
  changes: Object.fromEntries(
    Object.entries(newest.changes).filter(
      ([field, value]) => value !== saved.changes[field as keyof SettingsRow],
    ),
  ),
  logo: newest.logo === saved.logo ? undefined : newest.logo,
});

export const fieldId = (field: string) => `setting-${field}`;

function focusField(field: string): void {
  // after its message has been drawn
  requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
}

/** Says what the server did not like; @returns its words by field. */
function announceRefusal(error: unknown, { hasPicture }: { hasPicture: boolean }): Errors {
  const fields = error instanceof RemoteFailure ? error.fields : {};
  const isPicture = fields.logo !== undefined || (hasPicture && Object.keys(fields).length === 0);
  toast({
    title: isPicture ? words.imageFailed : words.errorSaving,
    message: fields.logo ?? failureWords(error),
    tone: "destructive",
  });
  return fields;
}
