import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { RemoteFailure } from "#data/remote/remote-failure.ts";
import { saveSettings } from "#data/remote/settings.ts";
import { checkSettings } from "#domain/site/settings-check.ts";
import type { SettingsRow, StoredSettings } from "#domain/site/settings-row.ts";
import { toast } from "#ui/toast/toast.ts";

export interface SectionProps {
  readonly stored: StoredSettings;
  readonly onSaved: (stored: StoredSettings) => void;
}

type Errors = Readonly<Record<string, string>>;

/** A part of the settings that is saved on its own: what is typed, what is wrong, and saving it. */
export function useSection<Field extends keyof SettingsRow>(
  { stored, onSaved }: SectionProps,
  { title, fields }: { title: string; fields: readonly Field[] },
) {
  const [changes, setChanges] = useState<Partial<SettingsRow>>({});
  const [logo, setLogo] = useState<File | null | undefined>(undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = Object.keys(changes).length > 0 || logo !== undefined;
  useBlocker({
    shouldBlockFn: () => isChanged && !window.confirm("Leave without saving your changes?"),
    enableBeforeUnload: () => isChanged,
  });

  const values: SettingsRow = { ...stored.row, ...changes };
  const set = <Name extends Field>(field: Name, value: SettingsRow[Name]) => {
    setErrors(({ [field]: _, ...others }) => others);
    setChanges((before) => ({ ...before, [field]: value }));
  };

  const save = async () => {
    const all = checkSettings({ ...values });
    const wrong = Object.entries(all).filter(([field]) => fields.includes(field as Field));
    setErrors(Object.fromEntries(wrong));
    if (wrong[0]) return focusField(wrong[0][0]);
    setIsBusy(true);
    try {
      const body = logo === undefined ? changes : { ...changes, logo };
      onSaved(await saveSettings(stored.id, body));
      setChanges({});
      setLogo(undefined);
      toast({ title: "Settings Saved", message: `${title} saved.`, tone: "success" });
    } catch (error) {
      setErrors(announceRefusal(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { values, errors, isBusy, isChanged, set, save, logo, setLogo, setErrors };
}

export const fieldId = (field: string) => `setting-${field}`;

function focusField(field: string): void {
  // after its message has been drawn
  requestAnimationFrame(() => document.getElementById(fieldId(field))?.focus());
}

/** Says what the server did not like; @returns its words by field. */
function announceRefusal(error: unknown): Errors {
  const failure = error instanceof RemoteFailure ? error : null;
  if (!failure) console.error(error);
  const picture = failure?.fields.logo;
  toast({
    title: picture ? "Image Upload Failed" : "Error Saving Settings",
    message: picture ?? failure?.message ?? "Unknown error",
    tone: "destructive",
  });
  return failure?.fields ?? {};
}
