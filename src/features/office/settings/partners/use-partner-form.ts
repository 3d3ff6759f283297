import { useRef, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { ALL_PARTNERS, savePartner } from "#data/office/remote/money/partners.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { office } from "#domain/office/refusal.ts";
import { checkPartner, type Partner } from "#domain/partners/partner.ts";
import * as words from "#messages/office/settings/partners.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import {
  draftOf,
  NEW_PARTNER,
  overWhatStands,
  type PartnerDraft,
  partnerOf,
  proposedKey,
} from "./partner-draft.ts";

/** What was typed, and the partner that it was typed into; null for a new one. */
interface Kept {
  readonly base: Partner | null;
  readonly draft: PartnerDraft;
}

const begun = (base: Partner | null): PartnerDraft => (base ? draftOf(base) : NEW_PARTNER);

/** A partner that is added or changed: its draft, what is wrong with it, and saving it. */
export function usePartnerForm(stored: Partner | null, onDone: () => void) {
  const kept = useDraft<Kept>(`partner ${stored?.key ?? ""}`, () => ({
    base: stored,
    draft: begun(stored),
  }));
  const { base, draft } = kept.draft;
  const [random] = useState(() => crypto.getRandomValues(new Uint8Array(4)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = useRef(false);
  const key = base?.key ?? (draft.key || (draft.name && proposedKey(draft.name, random)));

  const save = async () => {
    const partner = partnerOf({ ...draft, key });
    const wrong = office.inWords(checkPartner(partner));
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const saved = await savePartner(partner, base);
      if ("kind" in saved) return setErrors(saved.fields);
      isSaved.current = true;
      kept.forget();
      toast({ title: words.savedTitle, message: words.saved(saved.name), tone: "success" });
      onDone();
    } catch (error) {
      setFailure(base ? await overtaken(error, base) : failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };

  /** Where somebody else was faster: saved once more, this takes the place of what they have agreed. @returns words */
  const overtaken = async (error: unknown, base: Partner): Promise<string> => {
    const fields = error instanceof RemoteFailure && error.status === 409 ? error.fields : {};
    const all = await ALL_PARTNERS.load(new AbortController().signal).catch(() => []);
    const stands = all.find((one) => one.key === base.key);
    if (Object.keys(fields).length === 0 || !stands) return failureWords(error);
    kept.change({ base: stands, draft: overWhatStands(draft, { was: base, is: stands }) });
    return words.overtaken(Object.keys(fields).map(labelOf).join(", "));
  };

  return {
    ...{ draft, key, errors, failure, isBusy, save },
    change(part: Partial<PartnerDraft>) {
      kept.change({ base, draft: { ...draft, ...part } });
      setErrors({});
    },
    isDirty: () => !isSaved.current && JSON.stringify(draft) !== JSON.stringify(begun(base)),
    forget: kept.forget,
  };
}

const LABELS: Readonly<Record<string, string>> = {
  ...{ name: words.name, contact: words.contact, share: words.share, nets: words.nets },
  ...{ collects: words.collectsLabel, language: words.language, active: words.activeLabel },
};
const labelOf = (field: string) => LABELS[field] ?? field;
