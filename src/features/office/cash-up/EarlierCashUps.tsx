import { Link } from "@tanstack/react-router";
import type { OwnTill } from "#data/office/sync/takings.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import { historyWords } from "#domain/booking/told.ts";
import { differenceOf } from "#domain/cash-up/cash-up.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import styles from "./CashUpPage.module.css";
import { differenceWords, timeWords } from "./words.ts";

interface EarlierCashUpsProps {
  readonly cashUps: OwnTill["cashUps"];
  /** Whose they are, as it stands in the address. */
  readonly person: string;
}

/** The last cash-ups with what was counted and what differed; each leads to its sheet. */
export function EarlierCashUps({ cashUps, person }: EarlierCashUpsProps) {
  return (
    <Panel title={words.earlier} className="screen-only">
      {cashUps.length === 0 && <p className={styles.none}>{words.noneEarlier}</p>}
      <ul className={styles.earlier}>
        {cashUps.map(({ id, counted_at, made_by, counts, note, isWaiting }) => {
          const differing = counts.filter((one) => differenceOf(one) !== 0);
          return (
            <li key={id}>
              <Link to="/admin/cash-up" search={{ person, id }} className={styles.reference}>
                {words.by(timeWords(counted_at), made_by)}
              </Link>{" "}
              {isWaiting && <Badge variant="secondary">{words.waiting}</Badge>}
              <p className="small">
                {counts
                  .map(({ counted, ...way }) => handingWords({ ...way, cents: counted }))
                  .join("; ")}
              </p>
              {differing.length > 0 && (
                <p className={styles.difference} data-differs="true">
                  {differing.map(differenceWords).join("; ")}
                </p>
              )}
              {note && <p className="small">{historyWords("paid_note", note)}</p>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
