import { useEffect, useState } from "react";
import { RemoteFailure } from "#data/remote/remote-failure.ts";
import { loadService, saveService } from "#data/remote/services.ts";
import type { ItemType } from "#domain/catalogue/item.ts";
import { checkService } from "#domain/catalogue/service/check.ts";
import {
  type DraftValue,
  draftOf,
  rowOfDraft,
  type ServiceDraft,
  slugOf,
} from "#domain/catalogue/service/draft.ts";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";
import { toast } from "#ui/toast/toast.ts";
import { SERVICE_WORDS } from "./words.ts";

type Errors = Readonly<Record<string, string>>;
type Picture = File | null | undefined;

interface Loaded {
  readonly draft: ServiceDraft;
  readonly imageUrl: string | null;
}

/** What the editor holds, how it stands, and what can be done with it. */
export function useServiceEditor(type: ItemType, id: string | null) {
  const fresh = { draft: SAMPLE_SERVICES[type], imageUrl: null };
  const [loaded, setLoaded] = useState<Loaded | null>(id === null ? fresh : null);
  const [failure, setFailure] = useState<string | null>(null);
  const [draft, setDraft] = useState<ServiceDraft>(fresh.draft);
  const [picture, setPicture] = useState<Picture>(undefined);
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (id === null) return;
    let isCurrent = true;
    loadService(type, id).then(
      ({ row, imageUrl }) => {
        if (!isCurrent) return;
        const stored = draftOf(type, row);
        setLoaded({ draft: stored, imageUrl });
        setDraft(stored);
      },
      (error: unknown) => {
        if (isCurrent) setFailure(messageOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [type, id]);

  const set = (field: string, value: DraftValue) => {
    setErrors(({ [field]: _, ...others }) => others);
    setDraft((before) => {
      // a new service's address follows its name until it is given by hand
      const isSlugOwn = before.slug !== slugOf(String(before.name));
      const slug = field === "name" && id === null && !isSlugOwn ? slugOf(String(value)) : null;
      return { ...before, [field]: value, ...(slug === null ? {} : { slug }) };
    });
  };

  /** @returns the first wrong field; null when it was saved, "" when that failed otherwise. */
  const save = async (): Promise<string | null> => {
    const row = rowOfDraft(type, draft);
    const wrong = checkService(type, row);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return Object.keys(wrong)[0] ?? "";
    setIsBusy(true);
    try {
      await saveService({ type, id, row, image: picture });
      announceSaved(type, id, String(row.name));
      return null;
    } catch (error) {
      return refused(error);
    } finally {
      setIsBusy(false);
    }
  };

  const refused = (error: unknown): string => {
    const fields = error instanceof RemoteFailure ? error.fields : {};
    setErrors(fields);
    setFailure(Object.keys(fields).length > 0 ? null : messageOf(error));
    if (fields.image) pictureTrouble(fields.image);
    return Object.keys(fields)[0] ?? "";
  };

  const pictureTrouble = (message: string) => {
    setErrors((before) => ({ ...before, image: message }));
    toast({ title: "Image Upload Failed", message, tone: "destructive" });
  };

  const isChanged =
    loaded !== null &&
    (picture !== undefined || JSON.stringify(draft) !== JSON.stringify(loaded.draft));

  return {
    loaded,
    failure,
    draft,
    picture,
    errors,
    isBusy,
    isChanged,
    set,
    setPicture(value: Picture) {
      setErrors(({ image: _, ...others }) => others);
      setPicture(value);
    },
    pictureTrouble,
    save,
  };
}

export type ServiceEditing = ReturnType<typeof useServiceEditor>;

function announceSaved(type: ItemType, id: string | null, name: string): void {
  const word = SERVICE_WORDS[type].one;
  const [title, done] = id === null ? [`${word} Added`, "added"] : [`${word} Updated`, "updated"];
  toast({ title, message: `${name} has been ${done}.`, tone: "success" });
}

function messageOf(error: unknown): string {
  if (error instanceof RemoteFailure) return error.message;
  console.error(error);
  return "Unknown error";
}
