import { Button } from "@mantine/core";
import { useState } from "react";
import type { OfficeRow } from "#data/local/office-row.ts";
import type { BookingChanges, OfficeWire } from "#data/remote/office-booking-row.ts";
import { officeBookingOf } from "#data/remote/office-booking-row.ts";
import { settleConflict } from "#data/sync/office-acts.ts";
import { mergedChanges } from "#data/sync/office-overlay.ts";
import { Notice } from "#ui/Notice.tsx";
import { type Side, SidesChoice } from "#ui/office/SidesChoice.tsx";
import { labelOf, valueWords } from "./act-words.ts";
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
  const fields = Object.entries(mine).filter(
    ([field, value]) => value !== current[field as keyof OfficeWire],
  );
  const sideOf = (field: string) => sides[field] ?? "mine";
  const choose = () => {
    const chosen = fields.filter(([field]) => sideOf(field) === "mine");
    const changes = Object.fromEntries(chosen) as BookingChanges;
    return settleConflict(acts, { booking: officeBookingOf(current), changes });
  };
  return (
    <>
      <Notice tone="warning" title="Somebody else has changed this booking meanwhile.">
        <p>Nothing has been overwritten. Choose what is to stand.</p>
        {othersOf(acts, current).map(({ field, before, after }) => (
          <p key={field} className={styles.others}>
            Changed there: {labelOf(field)}, from {before || "(empty)"} to {after || "(empty)"}
          </p>
        ))}
      </Notice>
      <SidesChoice
        fields={fields.map(([field, value]) => ({
          name: `${current.id} ${field}`,
          label: labelOf(field),
          mine: valueWords(field, value),
          theirs: valueWords(field, current[field as keyof OfficeWire]),
          side: sideOf(field),
        }))}
        onSide={(name, side) => setSides({ ...sides, [name.split(" ")[1] ?? ""]: side })}
      />
      <div className={styles.ways}>
        <Button onClick={choose}>Save This Choice</Button>
      </div>
    </>
  );
}

const UNTOLD = new Set(["updated_at", "quoted_price", "pending_reason", "created_at"]);

/** What the other one has changed, as seen from what the first act was made on. */
function othersOf(acts: readonly OfficeRow[], current: OfficeWire) {
  const first = acts.find((act) => act.kind === "change");
  if (!first) return [];
  return Object.entries(first.base)
    .filter(([field, value]) => !UNTOLD.has(field) && value !== current[field as keyof OfficeWire])
    .map(([field, value]) => ({
      field,
      before: valueWords(field, value),
      after: valueWords(field, current[field as keyof OfficeWire]),
    }));
}
