import { Button, Modal, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { downloadStatement } from "#data/office/remote/csv.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { loadStatement } from "#data/office/remote/money/partners.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { addMonths } from "#domain/report/months.ts";
import * as words from "#messages/office/settings/partners.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { ExportButton } from "#ui/office/lists/ExportButton.tsx";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { printSheet } from "#ui/receipts/print-sheet.ts";
import styles from "./Partners.module.css";
import { StatementSheet } from "./StatementSheet.tsx";

interface StatementDialogProps {
  /** Null while nobody's is shown. */
  readonly partner: Partner | null;
  readonly onClose: () => void;
}

/** A partner's statement of a month, to be read, printed (as PDF too) and saved as CSV. */
export function StatementDialog({ partner, onClose }: StatementDialogProps) {
  return (
    <Modal
      opened={partner !== null}
      onClose={onClose}
      title={partner && words.of(words.statement, partner.name)}
      size="72rem"
      closeButtonProps={{ "aria-label": words.close }}
    >
      {partner && <Shown partner={partner} />}
    </Modal>
  );
}

/** The last whole month. */
const lastMonth = () => addMonths(belizeDay(Date.now()), -1);
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

function Shown({ partner: { key } }: { readonly partner: Partner }) {
  const [typed, setTyped] = useState(lastMonth);
  const month = MONTH.test(typed) ? typed : lastMonth();
  const sheet = useRef<HTMLElement>(null);
  const { answer, isAnswered, failure, reload } = useAnswer({
    key: `statement ${key} ${month}`,
    load: (signal) => loadStatement(key, month, signal),
    onFailure: failureWords,
  });
  const statement = isAnswered ? answer : null;
  const name = `statement-${key}-${month}`;
  return (
    <div className="stack-4">
      <div className={styles.ways}>
        <TextInput
          type="month"
          label={words.month}
          placeholder="2026-11"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          disabled={!statement}
          onClick={() => sheet.current && printSheet(sheet.current, "a4", name)}
        >
          {words.print}
        </Button>
        <ExportButton
          fileName={name}
          load={() => downloadStatement(key, month)}
          failureWords={failureWords}
        >
          {words.exportCsv}
        </ExportButton>
      </div>
      {failure !== null && (
        <FailedFace title={words.notLoaded} message={failure} onRetry={reload} />
      )}
      {!statement && failure === null && <LoadingFace words={words.loading} />}
      {statement && <StatementSheet ref={sheet} statement={statement} />}
    </div>
  );
}
