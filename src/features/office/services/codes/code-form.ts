import type { ListedCode } from "#data/office/remote/money/codes.ts";
import { type CodeErrors, readCode } from "#domain/codes/check.ts";
import type { Code } from "#domain/codes/code.ts";
import { centsToDollars, parseAmount } from "#domain/money.ts";
import * as words from "#messages/office/services/codes.ts";

/** A code in the operator's hands. */
export interface CodeDraft {
  readonly code: Code;
  readonly kind: "percent" | "cents";
  /** How much it takes off, as typed: percent or US dollars. */
  readonly share: string;
  /** Only for those that are chosen. */
  readonly isForSome: boolean;
}

const NEW: Code = {
  ...{ text: "", percent: 0, cents: 0, items: [], uses: 0, uses_each: 0, active: true },
  ...{ booked_from: "", booked_until: "", travelled_from: "", travelled_until: "" },
};

/** @param stored null for a new one */
export function draftOf(stored: ListedCode | null): CodeDraft {
  const code = stored ?? NEW;
  const isAmount = code.cents > 0;
  return {
    code,
    kind: isAmount ? "cents" : "percent",
    share: stored ? String(isAmount ? centsToDollars(code.cents) : code.percent) : "",
    isForSome: code.items.length > 0,
  };
}

/** What is sent, and a code for each field that is to be mended; whatever is wrong with how much stands at `percent`. */
export function readDraft({ code, kind, share, isForSome }: CodeDraft): {
  code: Code;
  errors: CodeErrors;
} {
  const amount = kind === "percent" ? Number(share.trim() || Number.NaN) : parseAmount(share);
  const { code: read, errors } = readCode({
    ...code,
    ...{ percent: 0, cents: 0, [kind]: amount },
    items: isForSome ? code.items : [],
  });
  const { percent, cents, ...others } = errors;
  const isNone = isForSome && read.items.length === 0;
  return {
    code: read,
    errors: {
      ...others,
      ...(percent || cents || !(amount > 0) ? { percent: `codes_${kind}` } : {}),
      ...(isNone ? { items: words.chooseOne } : {}),
    },
  };
}
