import { Button, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import type { Takings } from "#domain/cash-up/row.ts";
import { formatAmountExact } from "#domain/money.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/money/cash-up.ts";
import { Panel } from "#ui/office/Panel.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./CashUpPage.module.css";
import { type Counting, keyOf, useCount } from "./use-count.ts";
import { amountWords, countLabel, differenceWords } from "./words.ts";

/** What lies there is counted, each way by itself, and signed off; a difference is asked about. */
export function CountForm(counting: Counting) {
  const { takings, by } = counting;
  const count = useCount(counting);
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
        <div className={styles.sign}>
          <Button type="submit" loading={count.isBusy}>
            {count.question ? words.signOffAllTheSame : words.signOff}
          </Button>
          <p className="small">{words.signsOff(by)}</p>
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
            {back !== 0 && ` (${words.madeOf(formatAmountExact(taken), formatAmountExact(back))})`}
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
