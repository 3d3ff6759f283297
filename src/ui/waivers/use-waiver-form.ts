import { useState } from "react";
import { speakerOf } from "#domain/refusal.ts";
import { readWaiver } from "#domain/waivers/read.ts";
import type { SignedForm } from "#domain/waivers/row.ts";
import type { SpokenWaiver } from "#domain/waivers/spoken-here.ts";

/** What one guest has typed and drawn. */
interface Typed {
  readonly isMinor: boolean;
  /** A known guest; empty for somebody else. */
  readonly chosen: string;
  /** The name of a child that is none of them. */
  readonly guest: string;
  readonly signedBy: string;
  readonly relation: string;
  readonly path: string;
  /** The typed name stands for the drawing. */
  readonly isTyped: boolean;
  readonly isAgreed: boolean;
}

/** A signature that was not taken, and why. */
export interface Again {
  readonly said: SignedForm;
  /** Codes, in all and under names of the wire. */
  readonly problem: {
    readonly message: string;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
  readonly onDiscard: () => void;
}

/** As it was said; that the text was read is to be ticked again, since it may be another one. */
const typedAgain = ({ said }: Again): Typed => ({
  ...{ isMinor: said.relation !== "", chosen: said.guest },
  ...{ guest: said.guest, signedBy: said.signed_by, relation: said.relation },
  ...{ path: said.signature, isTyped: said.is_typed, isAgreed: false },
});

const blank = (names: readonly string[]): Typed => ({
  ...{ isMinor: false, chosen: names[0] ?? "", guest: "", signedBy: "", relation: "", path: "" },
  ...{ isTyped: false, isAgreed: false },
});

/** Stand in for what is checked where it is known. */
const ELSEWHERE = { id: "0".repeat(15), text_hash: "0".repeat(64) };

type Errors = Readonly<
  Partial<Record<"guest" | "signed_by" | "relation" | "signature" | "agree" | "other", string>>
>;

interface Asking {
  readonly onSign: (form: SignedForm) => Promise<void>;
  readonly again?: Again | undefined;
  readonly onBegin?: (() => void) | undefined;
}

/** What a guest fills in, and what is wrong with it. */
export function useWaiverForm(
  { refusals }: SpokenWaiver,
  names: readonly string[],
  { onSign, again, onBegin }: Asking,
) {
  const waivers = speakerOf(refusals);
  const whyNot = ({ problem }: Again): string => {
    const { message = "", fields = {} } = problem ?? {};
    const code = fields.text_hash ?? (Object.keys(fields).length > 0 ? "" : message);
    return waivers.words(code);
  };
  const [stored, setTyped] = useState(() => (again ? typedAgain(again) : blank(names)));
  // who has to sign may change meanwhile: one of them has signed elsewhere, or what was signed here was refused
  const typed = { ...stored, chosen: names.includes(stored.chosen) ? stored.chosen : "" };
  const [errors, setErrors] = useState<Errors>(() => waivers.inWords(again?.problem?.fields ?? {}));
  const [isBusy, setIsBusy] = useState(false);
  const sign = async (): Promise<boolean> => {
    const { isMinor, isTyped, relation, signedBy, path } = typed;
    const form = {
      guest: typed.chosen || (isMinor ? typed.guest : ""),
      signed_by: signedBy,
      relation: isMinor ? relation : "",
      signature: isTyped ? "" : path,
      is_typed: isTyped,
    };
    const { command, errors: faults } = readWaiver({ ...form, ...ELSEWHERE });
    const wrong: Record<string, string> = {
      ...faults,
      ...(isMinor && !command.relation ? { relation: "waiver_relation" } : {}),
      ...(typed.isAgreed ? {} : { agree: "waiver_agree" }),
    };
    // where nothing is asked for the guest's name, the signer's is the guest's
    if (!isMinor) delete wrong.guest;
    setErrors(waivers.inWords(wrong));
    if (Object.keys(wrong).length > 0) return false;
    setIsBusy(true);
    try {
      const { guest, signed_by, signature } = command;
      await onSign({ ...form, guest, signed_by, relation: command.relation, signature });
      setTyped(blank(names.filter((name) => name !== guest)));
      return true;
    } catch (error) {
      console.error(error);
      setErrors({ other: refusals.waiver_not_kept });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    typed,
    errors,
    isBusy,
    /** Why it was not taken, but for what stands at its field. */
    refused: again ? whyNot(again) : "",
    sign,
    change(part: Partial<Typed>) {
      onBegin?.();
      setErrors({});
      setTyped((before) => ({ ...before, ...part }));
    },
  };
}
