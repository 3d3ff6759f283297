import { Button } from "@mantine/core";
import type { ListedCode } from "#data/office/remote/money/codes.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { itemKey } from "#domain/departures/key.ts";
import { formatUsd, formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/services/codes.ts";
import styles from "./Codes.module.css";

interface CodeRowProps {
  readonly code: ListedCode;
  readonly services: readonly ServiceSummary[];
  readonly onEdit: () => void;
}

/** A code, what it takes off and when, and what has come of it. */
export function CodeRow({ code, services, onEdit }: CodeRowProps) {
  const { text, percent, cents, used, uses, off } = code;
  return (
    <li className={styles.row} data-off={!code.active || undefined}>
      <div className={styles.what}>
        <strong className={styles.code}>{text}</strong>
        <span>{words.off(percent > 0 ? `${percent}%` : formatUsd(cents))}</span>
        {!code.active && <span className={styles.mark}>{words.switchedOff}</span>}
      </div>
      <div className={styles.rules}>
        {rulesOf(code, services).map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
      <div className={styles.used}>
        <p>{uses > 0 ? words.usedOf(used, uses) : words.used(used)}</p>
        {used > 0 && <p>{words.offSoFar(formatUsdExact(off))}</p>}
      </div>
      <Button variant="outline" onClick={onEdit} aria-label={words.change(text)}>
        {words.edit}
      </Button>
    </li>
  );
}

/** Its limits, a sentence each; none for a code that always holds. */
function rulesOf(code: ListedCode, services: readonly ServiceSummary[]): readonly string[] {
  const names = code.items.map(
    (item) => services.find(({ type, number }) => itemKey(type, number) === item)?.name ?? item,
  );
  const between = (kind: "booked" | "travelled") => {
    const [from, until] = [code[`${kind}_from`], code[`${kind}_until`]];
    if (!from && !until) return "";
    const days = words.between(from && formatLongDay(from), until && formatLongDay(until));
    return words.kindsOfDays[kind](days);
  };
  return [
    between("booked"),
    between("travelled"),
    code.uses_each > 0 ? words.each(code.uses_each) : "",
    names.join(", "),
  ].filter(Boolean);
}
