import { useId, useRef } from "react";
import { receiptNumber } from "#domain/receipts/number.ts";
import type { Receipt } from "#domain/receipts/receipt.ts";
import { readReceipts } from "#domain/receipts/schema.ts";
import { HERE } from "#domain/receipts/spoken-here.ts";
import { receiptText } from "#domain/receipts/text.ts";
import * as words from "#messages/visitor/trip/receipts.ts";
import { Button } from "../parts/Button.tsx";
import styles from "./GuestReceipts.module.css";
import { printSheet } from "./print-sheet.ts";
import { ReceiptSheet } from "./ReceiptSheet.tsx";

interface GuestReceiptsProps {
  /** The id of the booking. */
  readonly booking: string;
  /** As this device was told them. */
  readonly receipts: unknown;
}

/** What a guest was given for what they have paid: kept on this device, to be read without a line, and printed. */
export default function GuestReceipts({ booking, receipts }: GuestReceiptsProps) {
  const heading = useId();
  const given = readReceipts(receipts);
  if (given.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={`${styles.receipts} screen-only`}>
      <h3 id={heading}>{words.receipts}</h3>
      {given.map((receipt) => (
        <OneReceipt key={receipt.id} booking={booking} receipt={receipt} />
      ))}
    </section>
  );
}

function OneReceipt({ booking, receipt }: { booking: string; receipt: Receipt }) {
  const sheet = useRef<HTMLElement>(null);
  const text = receiptText(booking, receipt, HERE, receipt.cancelled);
  const number = receiptNumber(receipt);
  return (
    <details className={styles.receipt}>
      <summary>{`${text.title} ${text.number}: ${text.amount[1]}`}</summary>
      <ReceiptSheet ref={sheet} text={text} language={HERE.language} />
      <Button
        variant="outline"
        onClick={() => sheet.current && printSheet(sheet.current, "a4", number)}
      >
        {words.print}
        <span className="visually-hidden"> {number}</span>
      </Button>
    </details>
  );
}
