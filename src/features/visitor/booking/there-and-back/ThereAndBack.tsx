import type { FieldErrors } from "#domain/booking/rules.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { otherWayOf } from "#domain/catalogue/service/other-way.ts";
import { guests } from "#domain/detail-refusal.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/visitor/booking/there-and-back.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { dispatchInput } from "#ui/visitor/forms/form-texts.ts";
import choices from "../departures/DepartureChoice.module.css";
import { mendedId } from "../mend.ts";
import { type BackField, backFieldsFor, limitOf } from "./back-form.ts";
import styles from "./ThereAndBack.module.css";
import { CHOICES, type Told, useWays } from "./use-ways.ts";

interface ThereAndBackProps extends Told {
  readonly errors: FieldErrors;
  /** The id of the list of places. */
  readonly places: string;
}

/** Which way of a transfer that is offered both ways, or both: then day, time and pick-up of the way back. */
export function ThereAndBack({ item, errors, places, ...told }: ThereAndBackProps) {
  const { ref, choice, day } = useWays({ item, ...told });
  const isHydrated = useHydrated();
  const { search } = useAppLocation();
  const back = inWay(item, "back") ?? item;
  const { percent, cents } = otherWayOf(item) ?? {};
  const off = cents ? words.amountOff(formatUsd(cents)) : percent ? words.shareOff(percent) : "";
  const labels = { there: item.name, back: back.name, both: words.thereAndBack };
  const choose = (chosen: string) => {
    const field = ref.current?.querySelector<HTMLInputElement>("input[name=ways]");
    if (!field) return;
    field.value = chosen;
    dispatchInput(field);
  };
  const wrong = errors as Partial<Record<BackField, string>>;
  // of a refused booking each way is mended by itself
  const isMended = isHydrated && mendedId(search) !== null;
  return (
    <div ref={ref} className={styles.part} hidden={isMended}>
      <input name="way" hidden readOnly defaultValue="" />
      {!isMended && <input name="ways" hidden readOnly defaultValue="there" />}
      {/* what is chosen is heard by scripts alone */}
      <fieldset className={choices.times} disabled={!isHydrated}>
        <legend>{words.whichWay}</legend>
        {CHOICES.map((one) => (
          <label key={one} className={choices.time}>
            <input
              type="radio"
              name="chosen-way"
              checked={one === choice}
              onChange={() => choose(one)}
            />
            <span>
              <strong>{labels[one]}</strong> {one === "both" && off && <small>{off}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.back} hidden={choice !== "both"}>
        <legend>{words.backOf(back.name)}</legend>
        {backFieldsFor(back).map(({ name, isRequired }) => (
          <TextField
            key={name}
            {...TYPES[name]}
            name={name}
            label={words.labels[name]}
            isOptional={!isRequired}
            error={wrong[name] && guests.words(wrong[name])}
            autoComplete="off"
            maxLength={limitOf(name)}
            min={name === "backDate" ? day : undefined}
            list={name === "backPlace" ? places : undefined}
          />
        ))}
        <p className="smallest">{words.sameParty}</p>
      </fieldset>
    </div>
  );
}

const TYPES: Partial<Record<BackField, { readonly type: "date" | "time" }>> = {
  backDate: { type: "date" },
  backTime: { type: "time" },
};
