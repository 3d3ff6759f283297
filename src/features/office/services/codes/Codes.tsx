import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { type ListedCode, loadCodes } from "#data/office/remote/money/codes.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as words from "#messages/office/services/codes.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { EmptyFace, FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { CodeForm } from "./CodeForm.tsx";
import { CodeRow } from "./CodeRow.tsx";
import styles from "./Codes.module.css";

const CODES = "codes";

/** What takes something off a price: found with how often each was used, added, changed, switched off. */
export default function Codes({ services }: { services: readonly ServiceSummary[] }) {
  const { answer, failure, reload, refresh } = useAnswer<readonly ListedCode[]>({
    key: CODES,
    load: (signal) => keptAnswer(CODES, () => loadCodes(signal)),
    onFailure: failureWords,
  });
  // the count: a dialog that is opened again begins anew
  const [edited, setEdited] = useState<{ code: ListedCode | null; count: number } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const edit = (code: ListedCode | null) => {
    setEdited((before) => ({ code, count: (before?.count ?? 0) + 1 }));
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <section className={styles.section} aria-labelledby="codes-title">
      <header className={styles.head}>
        <h2 id="codes-title" className={styles.title}>
          {words.title}
        </h2>
        <Button
          variant="outline"
          leftSection={<OfficeIcon name="add" />}
          onClick={() => edit(null)}
        >
          {words.add}
        </Button>
      </header>
      {failure !== null && (
        <FailedFace title={words.notFetched} message={failure} onRetry={reload} />
      )}
      {failure === null && !answer && <LoadingFace words={words.loading} rows={2} />}
      {answer?.length === 0 && (
        <EmptyFace title={words.noneYet}>
          <p>{words.whatFor}</p>
        </EmptyFace>
      )}
      {answer && answer.length > 0 && (
        <ul className={styles.list}>
          {answer.map((code) => (
            <CodeRow key={code.text} {...{ code, services }} onEdit={() => edit(code)} />
          ))}
        </ul>
      )}
      <Modal
        opened={isOpen}
        onClose={close}
        title={edited?.code ? words.change(edited.code.text) : words.addTitle}
        closeButtonProps={{ "aria-label": words.close }}
      >
        {edited && (
          <CodeForm
            key={edited.count}
            stored={edited.code}
            services={services}
            onClose={close}
            onSaved={() => {
              close();
              refresh();
            }}
          />
        )}
      </Modal>
    </section>
  );
}
