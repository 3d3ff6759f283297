import { useState } from "react";
import { readBooking } from "#data/office/remote/bookings/bookings.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { keptBooking } from "#data/office/sync/kept/bookings.ts";
import { isOutOfReach } from "#data/office/sync/old-answer.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";
import { type BookingList, newerOf } from "../use-bookings.ts";

interface OneBooking extends Pick<Asked<OfficeBooking>, "failure" | "reload"> {
  readonly booking: OfficeBooking | null;
}

/**
 * The booking of a dialog: at once where the list has it, else from the server, since an address
 * may name one that is on no page; with what waits and what was heard of it since. Null asks for none.
 */
export function useOneBooking(id: string | null, list: BookingList): OneBooking {
  const listed = list.items?.find((booking) => booking.id === id) ?? null;
  const asked = useAnswer({
    key: id !== null && !listed ? `booking ${id}` : null,
    load: (signal) => readOrLookUp(id ?? "", signal),
    onFailure: failureWords,
  });
  const { isAnswered, answer, failure, reload } = asked;
  // newer ones may push it off its page while somebody types about it
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const held = failure === null && last?.id === id ? last : null;
  const read = isAnswered ? answer : null;
  const known = held && read ? newerOf(held, read) : (read ?? held);
  return {
    booking: listed ?? (known && list.latest(known)),
    failure: listed ? null : failure,
    reload,
  };
}

/** A booking as the server has it, or as this device keeps it where it can't be asked or has not heard of it. */
export async function readOrLookUp(id: string, signal: AbortSignal): Promise<OfficeBooking> {
  try {
    return await readBooking(id, signal);
  } catch (error) {
    // made here and not sent yet, or no line
    const mayBeKept =
      isOutOfReach(error) || (error instanceof RemoteFailure && error.status === 404);
    const kept = mayBeKept ? await keptBooking(id) : null;
    if (!kept) throw error;
    return kept;
  }
}
