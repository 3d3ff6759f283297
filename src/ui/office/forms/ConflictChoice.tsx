import { Button } from "@mantine/core";
import { useState } from "react";
import type { BookingChanges, OfficeWire } from "#domain/booking/fields.ts";
import { labelOf, toldColumns, valueWords } from "#domain/booking/told.ts";
import { meetingOf } from "#domain/booking/touched.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./ConflictChoice.module.css";
import { type Side, SidesChoice } from "./SidesChoice.tsx";

interface ConflictChoiceProps {
  /** The booking as it was when the changes were made. */
  readonly base: Partial<OfficeWire>;
  readonly mine: BookingChanges;
  /** What somebody else has made of it. */
  readonly current: OfficeWire;
  /** Gets what is left of `mine`. */
  readonly onChoose: (chosen: BookingChanges) => void;
  readonly onBack?: () => void;
}

/** Somebody else was faster: what both have changed side by side, to be chosen from. */
export function ConflictChoice({ base, mine, current, onChoose, onBack }: ConflictChoiceProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { asked, others } = meetingOf({ base, mine, current });
  const nameOf = (group: readonly string[]) => `${current.id} ${group[0]}`;
  const choose = () => {
    const given = asked.filter((group) => sides[nameOf(group)] === "theirs").flat();
    onChoose(
      Object.fromEntries(Object.entries(mine).filter(([column]) => !given.includes(column))),
    );
  };
  return (
    <div className={styles.conflict}>
      <Notice tone="warning" title="Somebody else has changed this booking meanwhile." announce>
        <p>
          {asked.length > 0
            ? "Nothing has been overwritten. Choose what is to stand."
            : `Nothing has been overwritten. It is ${current.status ?? "changed"} now. Your changes can still be saved.`}
        </p>
        {toldColumns(others).map((column) => (
          <p key={column} className={styles.others}>
            Changed there: {labelOf(column)}, from {valueWords(column, base) || "(empty)"} to{" "}
            {valueWords(column, current) || "(empty)"}
          </p>
        ))}
      </Notice>
      <SidesChoice
        fields={asked.map((group) => {
          const told = toldColumns(group.filter((column) => column in mine));
          const words = (fields: Partial<OfficeWire>) =>
            told.map((column) => valueWords(column, fields)).join(", ");
          return {
            name: nameOf(group),
            label: told.map(labelOf).join(", "),
            mine: words({ ...base, ...mine }),
            theirs: words(current),
            side: sides[nameOf(group)] ?? "mine",
          };
        })}
        onSide={(name, side) => setSides({ ...sides, [name]: side })}
      />
      <div className={styles.ways}>
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            Back to Editing
          </Button>
        )}
        <Button onClick={choose}>Save This Choice</Button>
      </div>
    </div>
  );
}
