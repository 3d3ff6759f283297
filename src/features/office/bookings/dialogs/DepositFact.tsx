import { useObservable } from "dexie-react-hooks";
import { observeSettings } from "#data/office/sync/kept/bookings.ts";
import { belizeDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { depositQuestion } from "#domain/booking/letters/deposit-question.ts";
import { waysToWrite } from "#domain/booking/letters/ways-to-write.ts";
import type { Bookable } from "#domain/booking/office/booking.ts";
import { agreedDepositCents, missingDepositCents } from "#domain/deposit/owed.ts";
import { depositWords } from "#domain/deposit/words.ts";
import { formatUsdExact } from "#domain/money.ts";
import { COMPANY } from "#domain/site/company.ts";
import { deposit } from "#messages/booking/deposit.ts";
import * as words from "#messages/office/bookings/details.ts";
import { Fact } from "#ui/office/Fact.tsx";

interface DepositFactProps {
  readonly booking: OfficeBooking;
  /** What its service is called in other languages. */
  readonly names: Bookable["names"];
}

/** What was agreed to be paid ahead and what of it has come, with a message ready that asks for the rest. */
export function DepositFact({ booking, names }: DepositFactProps) {
  const settings = useObservable(observeSettings, []);
  const today = belizeDay(Date.now());
  const agreedCents = agreedDepositCents(booking);
  if (agreedCents <= 0) return null;
  const there = Math.min(Math.max(booking.paidCents, 0), agreedCents);
  const missing = missingDepositCents(booking, today);
  const due = depositWords({ depositCents: agreedCents, depositBy: booking.depositBy });
  const isLate = missing > 0 && booking.depositBy < today;
  const ask =
    missing > 0
      ? waysToWrite(
          booking.customer,
          depositQuestion(booking, {
            ...{ names, today },
            company: settings?.site_title ?? COMPANY.name,
            // settings of before there were deposits have none
            texts: settings?.deposit_texts ?? {},
          }),
        )
      : null;
  return (
    <Fact name={deposit}>
      {words.depositThere(due, formatUsdExact(there))}
      {isLate && (
        <>
          {" "}
          <strong>{words.depositLate}</strong>
        </>
      )}
      {ask?.whatsapp && (
        <>
          {" "}
          <a href={ask.whatsapp} target="_blank" rel="noreferrer">
            {words.askByWhatsApp}
          </a>
        </>
      )}
      {ask?.mail && (
        <>
          {" "}
          <a href={ask.mail}>{words.askByMail}</a>
        </>
      )}
    </Fact>
  );
}
