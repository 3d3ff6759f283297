import { Button } from "@mantine/core";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { type ListedCode, loadCodes } from "#data/office/remote/money/codes.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as words from "#messages/office/services/codes.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { useEdited } from "#ui/office/forms/use-edited.ts";
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
  const { edited, isOpen, edit, close } = useEdited<ListedCode | null>();
  // what another has changed is there when it is opened anew
  const done = () => {
    close();
    refresh();
  };
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
      {edited && (
        <CodeForm key={edited.count} stored={edited.what} {...{ services, isOpen }} onDone={done} />
      )}
    </section>
  );
}
