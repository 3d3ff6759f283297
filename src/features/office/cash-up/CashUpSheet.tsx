import type { OwnTill } from "#data/office/sync/takings.ts";
import { historyWords } from "#domain/booking/told.ts";
import { takingsOf } from "#domain/cash-up/cash-up.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { Fact } from "#ui/office/Fact.tsx";
import { LoadingFace } from "#ui/office/lists/LoadingFace.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./CashUpPage.module.css";
import { TakenList } from "./TakenList.tsx";
import { TillTable } from "./TillTable.tsx";
import { useCountedRows } from "./use-till.ts";
import { timeWords } from "./words.ts";

/** A cash-up as it was signed off, to be read and printed. */
export function CashUpSheet({ cashUp }: { readonly cashUp: OwnTill["cashUps"][number] }) {
  const { id, name, made_by, counted_at, from, until, payments, counts, note } = cashUp;
  const { rows, isLoading } = useCountedRows(id);
  // without its payments only what they come to is known
  const known = counts.map((one) => ({ ...one, taken: one.expected, back: 0 }));
  return (
    <>
      <Panel title={words.ofWhom(name)} className={styles.facts}>
        <dl>
          <Fact name={words.countedAt}>{timeWords(counted_at)}</Fact>
          <Fact name={words.signedBy}>{made_by}</Fact>
          <Fact name={words.ofPayments}>
            {words.span(payments, timeWords(from), timeWords(until))}
          </Fact>
          {note && <Fact name={words.note}>{historyWords("paid_note", note)}</Fact>}
        </dl>
      </Panel>
      {isLoading && !rows ? (
        <LoadingFace words={words.loading} />
      ) : (
        <>
          <TillTable takings={rows ? takingsOf(rows) : known} counts={counts} />
          {rows ? <TakenList rows={rows} /> : <p>{words.paymentsLater}</p>}
        </>
      )}
      <Signatures name={name} />
    </>
  );
}

/** On paper: who hands over and who receives. */
export function Signatures({ name }: { readonly name: string }) {
  return (
    <div className={styles.signatures} aria-hidden="true">
      <p>{words.signatureOf(name)}</p>
      <p>{words.received}</p>
    </div>
  );
}
