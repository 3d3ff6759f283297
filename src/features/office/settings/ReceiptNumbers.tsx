import { downloadReceipts } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadMissingReceipts } from "#data/office/remote/money/receipts.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { receiptNumber } from "#domain/receipts/number.ts";
import * as words from "#messages/office/settings/receipts.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import styles from "./SettingsPage.module.css";

const MISSING = "missing-receipts";

/** All numbers that were given, as a file, and those that have not arrived. */
export default function ReceiptNumbers() {
  const { answer: missing } = useAnswer({
    key: MISSING,
    load: (signal) => keptAnswer(MISSING, () => loadMissingReceipts(signal)),
    // beside the settings: without a connection they say so themselves
    onFailure: () => "",
  });
  return (
    <div className={styles.fields}>
      <div>
        <h3 className={styles.note}>{words.missing}</h3>
        {!missing && <p className={styles.note}>{words.missingNotKnown}</p>}
        {missing?.length === 0 && <p className={styles.note}>{words.noneMissing}</p>}
        {missing && missing.length > 0 && (
          <>
            <ul className={styles.log}>
              {missing.map(({ series, from, until }) => (
                <li key={`${series} ${from}`}>
                  {from === until
                    ? receiptNumber({ series, number: from })
                    : words.fromTo(
                        receiptNumber({ series, number: from }),
                        receiptNumber({ series, number: until }),
                      )}
                </li>
              ))}
            </ul>
            <p className={styles.note}>{words.whyMissing}</p>
          </>
        )}
      </div>
      <div>
        <ExportButton fileName="receipts" load={downloadReceipts} failureWords={failureWords}>
          {words.exportCsv}
        </ExportButton>
      </div>
    </div>
  );
}
