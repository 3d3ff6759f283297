import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeRow } from "#data/office/local/row.ts";
import type { BookingChanges, OfficeWire } from "#data/office/remote/bookings/row.ts";
import { officeBookingOf } from "#data/office/remote/bookings/row.ts";
import { settleConflict } from "#data/office/sync/acts.ts";
import { changedSince, mergedChanges } from "#data/office/sync/overlay.ts";
import { togetherWith } from "#domain/booking/touched.ts";
import { type Side, SidesChoice } from "#ui/office/forms/SidesChoice.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { labelOf, toldColumns, valueWords } from "./act-words.ts";
import styles from "./WaitingActs.module.css";

interface ConflictSidesProps {
  /** All that waits for one booking. */
  readonly acts: readonly OfficeRow[];
  /** What somebody else has made of it. */
  readonly current: OfficeWire;
}

/** Somebody else was faster: what was made here beside what is stored, to be chosen from. */
export function ConflictSides({ acts, current }: ConflictSidesProps) {
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const mine = mergedChanges(acts);
  // as seen from what the first act was made on
  const base = acts.find((act) => act.kind === "change")?.base ?? {};
  const columns = toldColumns(changedSince(mine, current));
  const sideOf = (column: string) => sides[column] ?? "mine";
  const choose = () => {
    const chosen = columns.filter((column) => sideOf(column) === "mine").flatMap(togetherWith);
    const changes = Object.fromEntries(
      Object.entries(mine).filter(([column]) => chosen.includes(column)),
    ) as BookingChanges;
    const notes = acts.map((act) => (act.kind === "change" && act.reason) || "").filter(Boolean);
    // a payment that takes another's place is a correction of it
    const reason = notes.join("; ") || "Chosen over what had been stored meanwhile";
    return settleConflict(acts, {
      booking: officeBookingOf(current),
      changes,
      ...("paid_amount" in changes ? { reason } : {}),
    });
  };
  return (
    <>
      <Notice tone="warning" title="Somebody else has changed this booking meanwhile.">
        <p>Nothing has been overwritten. Choose what is to stand.</p>
        {toldColumns(changedSince(base, current)).map((column) => (
          <p key={column} className={styles.others}>
            Changed there: {labelOf(column)}, from {valueWords(column, base) || "(empty)"} to{" "}
            {valueWords(column, current) || "(empty)"}
          </p>
        ))}
      </Notice>
      <SidesChoice
        fields={columns.map((column) => ({
          name: `${current.id} ${column}`,
          label: labelOf(column),
          mine: valueWords(column, mine),
          theirs: valueWords(column, current),
          side: sideOf(column),
        }))}
        onSide={(name, side) => setSides({ ...sides, [name.split(" ")[1] ?? ""]: side })}
      />
      <div className={styles.ways}>
        <Button onClick={choose}>Save This Choice</Button>
      </div>
    </>
  );
}
