import { type RefObject, useEffect, useId } from "react";
import type { BookingRow } from "#data/local/outbox-row.ts";
import { otherWords } from "#domain/booking/other-way.ts";
import * as words from "#messages/visitor/my-bookings.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";

interface CancelBothProps {
  /** The booking of the other way. */
  readonly other: BookingRow;
  readonly chosen: RefObject<boolean>;
}

/** Asks whether the other way is cancelled too; nothing where it is, or was never taken. */
export default function CancelBoth({ other, chosen }: CancelBothProps) {
  const site = useSite();
  const boxId = useId();
  useEffect(() => {
    chosen.current = false;
  }, [chosen]);
  const { isUnwanted, state, view } = other;
  if (isUnwanted || state === "attention" || view.status === "cancelled") return null;
  return (
    <>
      <p>{words.otherStays}</p>
      <p>
        <input
          id={boxId}
          type="checkbox"
          onChange={(event) => {
            chosen.current = event.currentTarget.checked;
          }}
        />{" "}
        <label htmlFor={boxId}>{words.cancelOther(otherWords(namedHere(site, other).view))}</label>
      </p>
    </>
  );
}
