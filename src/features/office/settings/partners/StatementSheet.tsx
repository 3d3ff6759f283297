import type { Ref } from "react";
import { belizeDay } from "#domain/belize-date.ts";
import { SPOKEN } from "#domain/partners/spoken.ts";
import type { Statement } from "#domain/partners/statement.ts";
import { type StatementText, statementText } from "#domain/partners/statement-text.ts";
import styles from "./StatementSheet.module.css";

interface StatementSheetProps {
  readonly statement: Statement;
  readonly ref?: Ref<HTMLElement>;
}

/** A statement as it looks on A4, in the partner's language. */
export function StatementSheet({ statement, ref }: StatementSheetProps) {
  const { partner, issuer } = statement;
  const text = statementText(statement, SPOKEN[partner.language], belizeDay(Date.now()));
  const { balance, absentRows } = text;
  return (
    <article ref={ref} lang={partner.language} className={styles.sheet} aria-label={text.title}>
      <header className={styles.head}>
        <div>
          <p className={styles.name}>{issuer.name}</p>
          <p className={styles.lines}>{issuer.address}</p>
          {text.taxNumber && <p>{text.taxNumber}</p>}
        </div>
        <div>
          <h2 className={styles.title}>{text.title}</h2>
          <p className={styles.lines}>{partner.contact}</p>
        </div>
      </header>
      <div className={styles.what}>
        <p>
          <strong>{text.travel}</strong>
        </p>
        <p>
          {text.asOf} {text.rate}
        </p>
      </div>
      {text.rows.length > 0 && <Lines text={text} />}
      <p className={styles.balance}>
        <span>{balance.text}</span>
        {balance.amount && (
          <span>
            <strong>{balance.amount}</strong> = {balance.other}
          </span>
        )}
      </p>
      {absentRows.length > 0 && (
        <section>
          <h3 className={styles.part}>{text.absent}</h3>
          <p>{text.absentNote}</p>
          <ul className={styles.absent}>
            {absentRows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Lines({ text }: { readonly text: StatementText }) {
  const { heads, amountHeads, rows, total, totals } = text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.travel}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {amountHeads.map((name) => (
              <th key={name} scope="col" data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, reference, day, guest, service, collected, amounts }) => (
            <tr key={id}>
              <th scope="row">
                {reference}
                <span className={styles.beside}>{day}</span>
              </th>
              <td>
                {guest}
                <span className={styles.beside}>{service}</span>
              </td>
              <td>{collected}</td>
              <Amounts heads={amountHeads} amounts={amounts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={heads.length}>
              {total}
            </th>
            <Amounts heads={amountHeads} amounts={totals} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface AmountsProps {
  readonly heads: readonly string[];
  readonly amounts: readonly string[];
}

const Amounts = ({ heads, amounts }: AmountsProps) =>
  amounts.map((amount, at) => (
    <td key={heads[at]} data-align="end">
      {amount}
    </td>
  ));
