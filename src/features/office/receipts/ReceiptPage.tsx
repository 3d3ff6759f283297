import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { issueReceipt, mailReceipt } from "#data/office/sync/receipts.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import { handingWords } from "#domain/booking/payments/payment.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Language } from "#domain/language.ts";
import { receiptNumber } from "#domain/receipts/number.ts";
import { isTakenBack } from "#domain/receipts/receipt.ts";
import { SPOKEN } from "#domain/receipts/spoken.ts";
import { receiptLines, receiptText } from "#domain/receipts/text.ts";
import * as words from "#messages/office/money/receipts.ts";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { type Paper, printSheet } from "#ui/receipts/print-sheet.ts";
import { ReceiptSheet } from "#ui/receipts/ReceiptSheet.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./ReceiptPage.module.css";
import type { ReceiptSearch } from "./search.ts";
import { useReceipt } from "./use-receipt.ts";

/** `/admin/receipt`: the receipt of one payment, to be given, printed and sent, with a line and without. */
export default function ReceiptPage({ search }: { search: ReceiptSearch }) {
  const { shown, fault, failure, reload } = useReceipt(search);
  const number = shown?.receipt && receiptNumber(shown.receipt);
  return (
    <OfficePage title={number ? words.receipt(number) : words.give} lead={shown && leadOf(shown)}>
      {failure !== null && (
        <FailedFace title={words.notFetched} message={failure} onRetry={reload} />
      )}
      {fault && (
        <Notice tone="warning" title={words.noReceipt} announce>
          <p>{words.faults[fault]}</p>
        </Notice>
      )}
      {!shown && !fault && failure === null && <LoadingFace words={words.loading} rows={6} />}
      {shown && <Shown {...shown} />}
    </OfficePage>
  );
}

type ShownProps = NonNullable<ReturnType<typeof useReceipt>["shown"]>;

/** Whose it is, and of how much. */
const leadOf = ({ booking: { customer }, payment }: ShownProps) =>
  `${customer.firstName} ${customer.lastName} · ${handingWords(payment)}`;

function Shown({ booking, payment, receipt, content, waiting }: ShownProps) {
  const [language, setLanguage] = useState<Language>(content.language);
  const sheet = useRef<HTMLElement>(null);
  const isCancelled = receipt !== null && isTakenBack(payment, booking.payments);
  const preview = { id: "", payment: payment.id, series: "", number: 0, content };
  const said = receiptText(
    booking.id,
    receipt ?? { ...preview, issued_at: new Date().toISOString() },
    SPOKEN[language],
    isCancelled,
  );
  const text = receipt ? said : { ...said, number: words.notGiven };
  const isRefused = waiting.some(({ state }) => state === "attention");
  return (
    <div className={styles.receipt}>
      <div className={`${styles.ways} screen-only`}>
        <Link to="/admin/today" search={{ day: booking.date, id: booking.id }}>
          {`${words.back} #${bookingReference(booking.id)}`}
        </Link>
        <LanguageChoice label={words.shownIn} value={language} onChange={setLanguage} />
        {receipt ? (
          <>
            {isRefused ? (
              <Notice tone="destructive">{words.refused}</Notice>
            ) : (
              waiting.length > 0 && <Notice tone="info">{words.waits}</Notice>
            )}
            {isCancelled && <Notice tone="warning">{words.cancelled}</Notice>}
            <Ways {...{ booking, receipt, text, isCancelled }} onPrint={print} />
          </>
        ) : (
          <>
            <p>{words.look}</p>
            <Button onClick={() => kept(() => issueReceipt(booking, payment, content))}>
              {words.give}
            </Button>
          </>
        )}
      </div>
      <ReceiptSheet ref={sheet} text={text} language={language} />
    </div>
  );

  function print(paper: Paper) {
    if (sheet.current && receipt) printSheet(sheet.current, paper, receiptNumber(receipt));
  }
}

interface WaysProps extends Pick<ShownProps, "booking"> {
  readonly receipt: NonNullable<ShownProps["receipt"]>;
  readonly text: ReturnType<typeof receiptText>;
  /** Then it is not sent any more. */
  readonly isCancelled: boolean;
  readonly onPrint: (paper: Paper) => void;
}

/** What can be done with a receipt that was given. */
function Ways({ booking, receipt, text, isCancelled, onPrint }: WaysProps) {
  const [isMailed, setIsMailed] = useState(false);
  const { email } = booking.customer;
  const subject = `${text.title} ${text.number}`;
  const { whatsapp } = waysToWrite(booking.customer, { subject, text: receiptLines(text) });
  const mail = () =>
    kept(async () => {
      setIsMailed(true);
      await mailReceipt(booking, receipt);
      toast({ title: words.mailedTitle, message: words.mailed(email), tone: "success" });
    });
  return (
    <div className={styles.buttons}>
      <Button onClick={() => onPrint("roll")}>{words.printRoll}</Button>
      <Button onClick={() => onPrint("a4")}>{words.printA4}</Button>
      {email && !isCancelled && (
        <Button variant="outline" onClick={mail} disabled={isMailed}>
          {words.mail}
        </Button>
      )}
      {whatsapp && !isCancelled && (
        <Button component="a" href={whatsapp} target="_blank" rel="noopener" variant="outline">
          {words.whatsapp}
        </Button>
      )}
    </div>
  );
}

/** Does what has to be on the disk, or says that it is not. */
async function kept(save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    console.error(error);
    toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
  }
}
