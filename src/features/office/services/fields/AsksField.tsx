import { NativeSelect } from "@mantine/core";
import { ASK_FIELDS, type Asking, type Asks, usualAsk } from "#domain/catalogue/asks.ts";
import { ASK_LEVELS, asksOf } from "#domain/catalogue/service/asks.ts";
import * as words from "#messages/office/services/asks.ts";
import styles from "../ServiceEditor.module.css";

interface AsksFieldProps {
  readonly id: string;
  /** What is being edited: decides what is usual. */
  readonly item: Asking;
  readonly asks: Asks;
  readonly error: string | undefined;
  readonly onChange: (asks: Asks) => void;
}

/** How much of a pick-up guests are asked for in the booking form, detail by detail. */
export function AsksField({ id, item, asks, error, onChange }: AsksFieldProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.asks}>
      <legend className="small">{words.hint}</legend>
      {ASK_FIELDS.map((field) => (
        <NativeSelect
          key={field}
          label={words.fields[field]}
          data={[
            { value: "", label: words.asUsual(words.levels[usualAsk(item, field)]) },
            ...ASK_LEVELS.map((level) => ({ value: level, label: words.levels[level] })),
          ]}
          value={asks[field] ?? ""}
          onChange={(event) => {
            const { [field]: _, ...others } = asks;
            onChange(asksOf({ ...others, [field]: event.currentTarget.value }) ?? {});
          }}
        />
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
