import { useEffect, useRef, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { saveService } from "#data/office/remote/services.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { checkService, type ServiceRow } from "#domain/catalogue/service/check.ts";
import { withChoicesBeside } from "#domain/catalogue/service/choices-beside.ts";
import { type DraftValue, slugOf } from "#domain/catalogue/service/draft.ts";
import {
  type Arrange,
  arranged,
  type Written,
  withLast,
} from "#domain/catalogue/service/draft-texts.ts";
import type { Language } from "#domain/language.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/services/editor.ts";
import * as services from "#messages/office/services/list.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import {
  changesOf,
  type Loaded,
  loadedService,
  newService,
  overWhatStands,
  rowOf,
  type Typed,
} from "./typed.ts";

type Errors = Readonly<Record<string, string>>;

/** What the editor holds, how it stands, and what can be done with it. */
export function useServiceEditor(type: ItemType, id: string | null) {
  const fresh = newService(type);
  const kept = useDraft<Typed | null>(`service ${type}/${id ?? "new"}`, () => null);
  const [stored, setStored] = useState<Loaded | null>(id === null ? fresh : null);
  const [failure, setFailure] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = useRef(false);
  const loaded = kept.draft?.base ?? stored;
  const { draft, texts, picture } = kept.draft ?? { ...(loaded ?? fresh), picture: undefined };
  /** As other languages are shown and written. */
  const beside = withChoicesBeside({ draft, texts });
  const isLoaded = loaded !== null;

  useEffect(() => {
    if (id === null || isLoaded) return;
    let isCurrent = true;
    loadedService(type, id).then(
      (service) => isCurrent && setStored(service),
      (error: unknown) => isCurrent && setFailure(failureWords(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [type, id, isLoaded]);

  const change = (part: Partial<Omit<Typed, "base">>) => {
    if (loaded) kept.change({ base: loaded, draft, texts, picture, ...part });
  };

  const set = (
    field: string,
    value: DraftValue,
    arrange?: Arrange,
    last: Readonly<Partial<Record<Language, string>>> = {},
  ) => {
    setErrors(({ [field]: _, ...others }) => others);
    // a new service's address follows its name until it is given by hand
    const isSlugOwn = draft.slug !== slugOf(String(draft.name));
    const follows = field === "name" && id === null && !isSlugOwn;
    const slug = follows ? { slug: slugOf(String(value)) } : {};
    // what is written of a list in another language goes with its entries
    const before = draft[field];
    const length = Array.isArray(before) ? before.length : 0;
    const moved = arrange ? arranged(texts, { field, length, arrange }) : texts;
    const others = arrange ? { texts: withLast(moved, { field, at: length, last }) } : {};
    change({ draft: { ...draft, [field]: value, ...slug }, ...others });
  };

  const setText = (language: Language, field: string, written: Written) => {
    setErrors(({ [`texts.${language}.${field}`]: _, ...others }) => others);
    const { draft, texts } = beside;
    change({ draft, texts: { ...texts, [language]: { ...texts[language], [field]: written } } });
  };

  /** @returns the first wrong field; null when it was saved, "" when that failed otherwise. */
  const save = async (): Promise<string | null> => {
    setIsBusy(true);
    const wrong = await store({ base: loaded ?? fresh, draft, texts, picture });
    setIsBusy(false);
    return wrong;
  };

  const store = async (typed: Typed): Promise<string | null> => {
    const row = rowOf(type, typed);
    const wrong = checkService(type, row);
    setErrors(office.inWords(wrong));
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0] ?? "";
    try {
      const change = id === null ? { row } : changesOf(type, typed);
      await saveService({ type, id, image: picture, ...change });
    } catch (error) {
      const isOvertaken = error instanceof RemoteFailure && error.status === 409;
      const stands =
        id !== null && isOvertaken && (await loadedService(type, id).catch(() => null));
      return stands ? storeOver(typed, stands) : refused(error);
    }
    isSaved.current = true;
    kept.forget();
    announceSaved(type, id, row);
    return null;
  };

  /** Somebody else was faster: what was changed by one alone goes together; the rest is saved when it is wanted again. */
  const storeOver = (typed: Typed, stands: Loaded): Promise<string | null> | string => {
    const { typed: next, both } = overWhatStands(typed, stands);
    kept.change(next);
    const [first] = both;
    if (first === undefined) return store(next);
    setFailure(null);
    setErrors(office.inWords(Object.fromEntries(both.map((name) => [name, "field_changed"]))));
    return first;
  };

  const refused = (error: unknown): string => {
    const fields = error instanceof RemoteFailure ? error.fields : {};
    const [first] = Object.keys(fields);
    const message = failureWords(error);
    setErrors(fields);
    setFailure(first === undefined ? message : null);
    // fields and picture go in one call: what fails without a word on a field was the upload
    if (fields.image) pictureTrouble(fields.image);
    else if (picture && first === undefined) pictureTrouble(message);
    return first ?? "";
  };

  const pictureTrouble = (message: string) => {
    setErrors((before) => ({ ...before, image: message }));
    toast({ title: words.imageFailed, message, tone: "destructive" });
  };

  return {
    loaded,
    failure,
    draft,
    texts: beside.texts,
    picture,
    errors,
    isBusy,
    isDirty: () =>
      !isSaved.current &&
      loaded !== null &&
      (picture !== undefined ||
        JSON.stringify([draft, texts]) !== JSON.stringify([loaded.draft, loaded.texts])),
    forget: kept.forget,
    set,
    setText,
    setPicture(value: Typed["picture"]) {
      setErrors(({ image: _, ...others }) => others);
      change({ picture: value });
    },
    pictureTrouble,
    save,
  };
}

export type ServiceEditing = ReturnType<typeof useServiceEditor>;

function announceSaved(type: ItemType, id: string | null, { name, active }: ServiceRow): void {
  const { addedTitle, updatedTitle } = services.types[type];
  const done = id !== null ? words.updated : active === true ? words.added : words.addedHidden;
  const title = id === null ? addedTitle : updatedTitle;
  toast({ title, message: done(String(name)), tone: "success" });
}
