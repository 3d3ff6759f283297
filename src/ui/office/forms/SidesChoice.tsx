import * as words from "#messages/office/conflict.ts";
import styles from "./SidesChoice.module.css";

export type Side = "mine" | "theirs";

interface SidesField {
  readonly name: string;
  readonly label: string;
  /** Both values in words. */
  readonly mine: string;
  readonly theirs: string;
  readonly side: Side;
}

interface SidesChoiceProps {
  readonly fields: readonly SidesField[];
  readonly onSide: (name: string, side: Side) => void;
}

/** Two versions of the same thing side by side, to be chosen from field by field. */
export function SidesChoice({ fields, onSide }: SidesChoiceProps) {
  return (
    <div className="stack-4">
      {fields.map(({ name, label, mine, theirs, side: chosen }) => (
        <fieldset key={name} className={styles.choice}>
          <legend>{label}</legend>
          {(
            [
              ["mine", words.yours, mine],
              ["theirs", words.storedNow, theirs],
            ] as const
          ).map(([side, whose, value]) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={name}
                checked={chosen === side}
                onChange={() => onSide(name, side)}
              />
              <span>
                <span className={styles.whose}>{whose}</span>
                {value === "" ? words.empty : value}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
