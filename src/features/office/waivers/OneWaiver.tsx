import { useObservable } from "dexie-react-hooks";
import { useRef } from "react";
import { observeSettings } from "#data/office/sync/kept/bookings.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { issuerOf } from "#domain/receipts/issue.ts";
import { COMPANY } from "#domain/site/company.ts";
import type { WholeWaiver } from "#domain/waivers/row.ts";
import type { WaiverText } from "#domain/waivers/text.ts";
import * as words from "#messages/office/bookings/waivers.ts";
import * as paper from "#messages/papers/waiver.ts";
import { Button } from "#ui/parts/Button.tsx";
import { printSheet } from "#ui/receipts/print-sheet.ts";
import { WaiverSheet } from "#ui/waivers/WaiverSheet.tsx";

interface OneWaiverProps {
  readonly booking: OfficeBooking;
  readonly waiver: WholeWaiver;
  readonly text: WaiverText;
  /** Why it does not hold; empty where it does. */
  readonly voided: string;
}

/** A signed waiver, to be read and printed. */
export function OneWaiver({ booking, waiver, text, voided }: OneWaiverProps) {
  const settings = useObservable(observeSettings, []);
  const sheet = useRef<HTMLElement>(null);
  const reference = bookingReference(booking.id);
  const facts = [
    [paper.service, booking.itemName],
    [paper.day, formatLongDay(booking.date)],
    [paper.booking, `#${reference}`],
  ] as const;
  return (
    <div className="stack-3">
      <div className="screen-only">
        <Button
          onClick={() =>
            sheet.current && printSheet(sheet.current, "a4", `${reference} ${waiver.guest}`)
          }
        >
          {words.print}
        </Button>
      </div>
      <WaiverSheet
        ref={sheet}
        {...{ waiver, text, facts, voided }}
        issuer={settings ? issuerOf(settings, COMPANY.address).name : ""}
      />
    </div>
  );
}
