import { Button, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import type { Taken, Takings } from "#domain/cash-up/row.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/cash-up.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./CashUpPage.module.css";
import { keyOf, useCount } from "./use-count.ts";
import { amountWords, countLabel, differenceWords } from "./words.ts";

interface CountFormProps {
  readonly person: { readonly id: string; readonly name: string };
  readonly by: string;
  readonly rows: readonly Taken[];
  readonly takings: readonly Takings[];
  readonly name: string;
  readonly onSigned: (id: string) => void;
}

/** What lies there is counted, each way by itself, and signed off; a difference is asked about. */
export function CountForm({ takings, ...counting }: CountFormProps) {
  const count = useCount({ takings, ...counting });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void count.sign();
  };
  return (
    <Panel title={words.count} className="screen-only">
      <form onSubmit={onSubmit} noValidate className={styles.form} aria-label={words.count}>
        {takings.map((way) => (
          <WayInput key={keyOf(way)} way={way} count={count} />
        ))}
        {count.question && (
          <Notice tone="warning" announce>
            {office.words(count.question)}
          </Notice>
        )}
        <TextInput
          label={words.note}
          description={count.question ? words.whyItDiffers : words.mayBeLeftOut}
          maxLength={200}
          value={count.note}
          error={count.errors.note}
          onChange={(event) => count.writeNote(event.currentTarget.value)}
        />
        {count.problem && (
          <Notice tone="destructive" title={words.notSigned} announce>
            <p>{count.problem}</p>
          </Notice>
        )}
        <div className={styles.sign}>
          <Button type="submit" loading={count.isBusy}>
            {count.question ? words.signOffAllTheSame : words.signOff}
          </Button>
          <p className="small">{words.signsOff(counting.by)}</p>
        </div>
      </form>
    </Panel>
  );
}

interface WayInputProps {
  readonly way: Takings;
  readonly count: ReturnType<typeof useCount>;
}

function WayInput({ way, count }: WayInputProps) {
  const { taken, back, expected, currency } = way;
  const counted = count.countOf(way);
  const differs = counted && counted.counted !== counted.expected;
  return (
    <div className={styles.way}>
      <TextInput
        label={countLabel(way)}
        description={
          <>
            {words.expectedOf(amountWords(expected, currency))}
            {back !== 0 &&
              ` (${words.madeOf(amountWords(taken, currency), amountWords(back, currency))})`}
          </>
        }
        inputMode="decimal"
        value={count.typedOf(way)}
        error={count.errors[keyOf(way)]}
        onChange={(event) => count.type(way, event.currentTarget.value)}
      />
      <p className={styles.difference} data-differs={differs || undefined} aria-live="polite">
        {counted && differenceWords(counted)}
      </p>
    </div>
  );
}
