import type { Band, Extra } from "#domain/catalogue/bands.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { calledIn } from "#domain/price/called.ts";
import * as words from "#messages/visitor/booking/party.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { bandHint, extraHint } from "../party/hints.ts";
import { fieldOf } from "../party/use-party.ts";
import type { Errors } from "./completed.ts";
import styles from "./GuestActs.module.css";

interface ChangeCountsProps {
  readonly item: CatalogueItem;
  /** What stands in each field at first. */
  readonly counted: Readonly<Record<string, string>>;
  readonly errors: Errors;
}

/** How many of which band and extra, where the service has some. */
export function ChangeCounts({ item, counted, errors }: ChangeCountsProps) {
  const { bands = [], extras = [] } = item;
  const count = (field: "party" | "extras", one: Band | Extra, label: string, hint: string) => {
    const name = fieldOf(field, one);
    return (
      <TextField
        key={name}
        {...{ name, label, hint }}
        isOptional
        inputMode="numeric"
        autoComplete="off"
        defaultValue={counted[name] ?? "0"}
      />
    );
  };
  return (
    <>
      {bands.length > 0 && (
        <fieldset name="party" tabIndex={-1} className={styles.counts}>
          <legend>{words.ages}</legend>
          {bands.map((band) => {
            const label = `${calledIn(band)} (${words.aged(band.fromAge, band.toAge)})`;
            return count("party", band, label, bandHint(item, band));
          })}
          <p role="status" hidden={!errors.party}>
            {errors.party}
          </p>
        </fieldset>
      )}
      {extras.length > 0 && (
        <fieldset name="extras" tabIndex={-1} className={styles.counts}>
          <legend>{words.extras}</legend>
          {extras.map((extra) => count("extras", extra, calledIn(extra), extraHint(extra)))}
          <p role="status" hidden={!errors.extras}>
            {errors.extras}
          </p>
        </fieldset>
      )}
    </>
  );
}
