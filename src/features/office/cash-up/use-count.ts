import { useState } from "react";
import { saveCashUp } from "#data/office/sync/acts-of-money.ts";
import { whenActsTried } from "#data/office/sync/acts-tried.ts";
import { dropActs } from "#data/office/sync/refused-acts.ts";
import {
  cashUpQuestion,
  countedOf,
  isBelowNothing,
  isSameWay,
  parseCount,
} from "#domain/cash-up/cash-up.ts";
import type { Taken, Takings, Way } from "#domain/cash-up/row.ts";
import { formatAmountExact } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";

export interface Counting {
  /** The account whose takings these are, and its name. */
  readonly person: { readonly id: string; readonly name: string };
  /** The name of whoever counts. */
  readonly by: string;
  readonly rows: readonly Taken[];
  readonly takings: readonly Takings[];
  /** Which takings these are, for what is typed. */
  readonly name: string;
  /** Called with the cash-up's id once it is on this device. */
  /** Called with true before it is stored, so that what is counted stays shown, and with false afterwards. */
  readonly onBusy: (isBusy: boolean) => void;
  readonly onSigned: (id: string) => void;
  /** Called with why it was not signed off. */
  readonly onRefused: (why: string) => void;
}

export const keyOf = ({ currency, method }: Way): string => `${currency} ${method}`;

/** What is typed while somebody counts, and what becomes of it. */
export function useCount(counting: Counting) {
  const { person, by, rows, takings, name, onBusy, onSigned, onRefused } = counting;
  const { draft, change, forget } = useDraft(`cash-up ${name}`, () => ({
    typed: {} as Readonly<Record<string, string>>,
    note: "",
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [question, setQuestion] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  const typedOf = (way: Takings) => draft.typed[keyOf(way)] ?? proposed(way);
  const counts = countedOf(
    rows,
    takings.map(({ currency, method, ...way }) => ({
      ...{ currency, method },
      counted: parseCount(typedOf({ currency, method, ...way })) || 0,
    })),
  );
  const begin = () => {
    setErrors({});
    setQuestion("");
  };

  async function sign(): Promise<void> {
    const found = Object.fromEntries(
      takings.flatMap((way) => {
        const error = countFault(typedOf(way), way);
        return error ? [[keyOf(way), error]] : [];
      }),
    );
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const asked = cashUpQuestion(counts);
    const note = draft.note.trim();
    setQuestion(asked);
    if (asked && !note) return setErrors(question ? { note: words.noteRequired } : {});
    setIsBusy(true);
    onBusy(true);
    try {
      const counted_at = new Date().toISOString();
      const whose = { taken_by: person.id, name: person.name, made_by: by };
      const id = await saveCashUp({ ...whose, counted_at, counts, note, rows });
      const tried = await whenActsTried([id], PATIENCE_MS);
      if (typeof tried === "object") {
        const refused = tried.attention.problem;
        await dropActs([tried.attention]);
        const whys = [refused?.message ?? "", ...Object.values(refused?.fields ?? {})];
        return onRefused(whys.filter(Boolean).map(office.words).join(" "));
      }
      forget();
      const said = { title: words.signedOff, message: words.ofWhom(person.name) };
      toastSaved(tried, said, words.waits(person.name));
      onSigned(id);
    } catch (error) {
      console.error(error);
      onRefused(words.cannotStore);
    } finally {
      setIsBusy(false);
      onBusy(false);
    }
  }

  return {
    errors,
    question,
    isBusy,
    note: draft.note,
    typedOf,
    /** Null while it is not readable. */
    countOf: (way: Takings) =>
      countFault(typedOf(way), way) ? null : counts.find((one) => isSameWay(one, way)),
    type(way: Way, text: string) {
      change({ ...draft, typed: { ...draft.typed, [keyOf(way)]: text } });
      begin();
    },
    writeNote(note: string) {
      change({ ...draft, note });
      setErrors({});
    },
    sign,
  };
}

/** Cash is counted; of all else the slips are looked through, and mostly agree. */
const proposed = ({ method, expected }: Takings) =>
  method === "cash" ? "" : formatAmountExact(expected);

function countFault(typed: string, { expected }: Takings): string {
  if (typed.trim() === "") return words.countFirst;
  const counted = parseCount(typed);
  if (Number.isNaN(counted)) return words.notReadable;
  return isBelowNothing({ counted, expected }) ? office.words("cash_up_below") : "";
}
