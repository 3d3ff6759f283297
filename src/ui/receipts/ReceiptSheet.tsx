import type { Ref } from "react";
import type { Language } from "#domain/language.ts";
import type { ReceiptText } from "#domain/receipts/text.ts";
import styles from "./ReceiptSheet.module.css";

interface ReceiptSheetProps {
  readonly text: ReceiptText;
  readonly language: Language;
  readonly ref?: Ref<HTMLElement>;
}

/** A receipt as it looks on paper: on a roll of 80 mm and on the screen one column, on A4 wider. */
export function ReceiptSheet({ text, language, ref }: ReceiptSheetProps) {
  const { title, number, issuer, facts, lines, amount, tax, standing, notes } = text;
  const [name = "", ...where] = issuer;
  const [label, main, other] = amount;
  return (
    <article ref={ref} lang={language} className={styles.sheet} aria-label={`${title} ${number}`}>
      <header className={styles.head}>
        <div className={styles.issuer}>
          <p className={styles.name}>{name}</p>
          {where.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.number}>{number}</p>
        </div>
      </header>
      <Rows rows={facts} />
      <Rows rows={lines} isPriced />
      <dl className={styles.amount}>
        <dt>{label}</dt>
        <dd>
          <strong>{main}</strong> <span>= {other}</span>
        </dd>
      </dl>
      <Rows rows={[...tax, ...standing]} isPriced />
      <footer className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}

interface RowsProps {
  readonly rows: ReceiptText["facts"];
  /** Amounts stand at the right. */
  readonly isPriced?: boolean;
}

function Rows({ rows, isPriced = false }: RowsProps) {
  return (
    <dl className={isPriced ? styles.priced : styles.facts}>
      {rows.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
