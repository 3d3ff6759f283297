import { Button } from "@mantine/core";
import { useState } from "react";
import type { BookingChanges, OfficeWire } from "#domain/booking/fields.ts";
import { EDITED_COLUMNS } from "#domain/booking/office/fields.ts";
import { labelOf, toldColumns, valueWords } from "#domain/booking/told.ts";
import { meetingOf } from "#domain/booking/touched.ts";
import * as words from "#messages/office/conflict.ts";
import { Notice } from "#ui/parts/Notice.tsx";
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
  const { asked, others } = meetingOf({ base, mine, current, columns: EDITED_COLUMNS });
  const nameOf = (group: readonly string[]) => `${current.id} ${group[0]}`;
  const choose = () => {
    const given = asked.filter((group) => sides[nameOf(group)] === "theirs").flat();
    onChoose(
      Object.fromEntries(Object.entries(mine).filter(([column]) => !given.includes(column))),
    );
  };
  return (
    <div className="stack-4">
      <Notice tone="warning" title={words.changedMeanwhile} announce>
        <p>
          {asked.length > 0
            ? words.choose
            : words.canStillBeSaved(
                current.status ? words.statuses[current.status] : words.changed,
              )}
        </p>
        {toldColumns(others).map((column) => (
          <p key={column} className="soft">
            {words.changedThere(
              labelOf(column),
              valueWords(column, base) || words.empty,
              valueWords(column, current) || words.empty,
            )}
          </p>
        ))}
      </Notice>
      <SidesChoice
        fields={asked.map((group) => {
          const told = toldColumns(group.filter((column) => column in mine));
          const said = (fields: Partial<OfficeWire>) =>
            told.map((column) => valueWords(column, fields)).join(", ");
          return {
            name: nameOf(group),
            label: told.map(labelOf).join(", "),
            mine: said({ ...base, ...mine }),
            theirs: said(current),
            side: sides[nameOf(group)] ?? "mine",
          };
        })}
        onSide={(name, side) => setSides({ ...sides, [name]: side })}
      />
      <div className="row-3">
        {onBack && (
          <Button variant="outline" onClick={onBack}>
            {words.backToEditing}
          </Button>
        )}
        <Button onClick={choose}>{words.saveThisChoice}</Button>
      </div>
    </div>
  );
}
