import { useEffect, useMemo, useState } from "react";
import type { OfficeRow } from "#data/office/local/row.ts";
import { loadBookables } from "#data/office/remote/catalogue.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import type { Acts } from "#data/office/sync/kept/bookings.ts";
import { asShown, observeActs } from "#data/office/sync/kept/bookings.ts";
import { BOOKABLES } from "#data/office/sync/refresh.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import * as words from "#messages/office/bookings/requests.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import styles from "./Decisions.module.css";
import { LateCard } from "./LateCard.tsx";
import { RequestCard } from "./RequestCard.tsx";
import type { Waiting } from "./use-waiting.ts";

interface RequestListsProps {
  readonly waiting: Waiting;
  readonly onView: (id: string) => void;
}

/** What guests ask for, and who has cancelled late; what this device has decided and not sent yet is decided. */
export function RequestLists({ waiting, onView }: RequestListsProps) {
  const { requests, late, listAgain } = useUndecided(waiting);
  const catalogue = useAnswer({
    key: requests.length > 0 ? "catalogue" : null,
    load: (signal) => keptAnswer(BOOKABLES, () => loadBookables(signal)),
    // without it bands and extras have no names
    onFailure: () => "",
  });
  const itemOf = ({ type, itemId }: OfficeBooking) =>
    catalogue.answer?.find(({ item }) => item.type === type && item.id === itemId)?.item;
  return (
    <>
      {requests.length > 0 && (
        <ul className={styles.cards} aria-label={words.requests}>
          {requests.map(({ request, booking }) => (
            <li key={request.id} className={styles.card}>
              <RequestCard
                {...{ request, booking, item: itemOf(booking) }}
                onView={() => onView(booking.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {late.length > 0 && (
        <ul className={styles.cards} aria-label={words.late}>
          {late.map((booking) => (
            <li key={booking.id} className={styles.card}>
              <LateCard
                booking={booking}
                onView={() => onView(booking.id)}
                onUndone={() => listAgain(booking.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Without what this device has decided: it stays so until the next answer tells, or somebody takes it back. */
function useUndecided({ requests, late }: Waiting) {
  const [acts, setActs] = useState<Acts | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      observeActs().subscribe((acts) => {
        setActs(acts);
        setDecided((before) => decidedBy([...(acts?.values() ?? [])].flat(), before));
      }),
    [],
  );
  const listAgain = (id: string) =>
    setDecided((before) => new Set([...before].filter((one) => one !== id)));
  const lists = useMemo(
    () => ({
      requests: requests
        .filter(({ id }) => !decided.has(id))
        .map((request) => ({ request, booking: asShown(request.booking, acts) })),
      late: late.filter(({ id }) => !decided.has(id)),
    }),
    [requests, late, acts, decided],
  );
  return { ...lists, listAgain };
}

/** Ids of requests, and of bookings whose late cancellation was ticked; what was refused is open again. */
function decidedBy(acts: readonly OfficeRow[], before: ReadonlySet<string>): ReadonlySet<string> {
  const decided = new Set(before);
  for (const act of acts) {
    if (act.kind !== "change") continue;
    const tick = act.changes.cancelled_late;
    const id = act.request?.id ?? (tick && act.booking);
    if (!id) continue;
    if (act.state === "attention" || tick === "open") decided.delete(id);
    else decided.add(id);
  }
  return decided;
}
