import {
  type Booking,
  type BookingCommand,
  FIELDS,
  type Field,
  SENT,
} from "#domain/booking/fields.ts";
import { parseAges } from "#domain/booking/pick-up/ages.ts";
import { idOfKey } from "#domain/booking/trip-key.ts";
import { LANGUAGE } from "#domain/language.ts";
import { centsToDollars } from "#domain/money.ts";
import { localDatabase } from "../local/database.ts";
import type { BookingRow, NewOutboxRow } from "../local/outbox-row.ts";
import { FRESH } from "../local/queue-row.ts";
import { noteKept } from "../local/waiting-hint.ts";
import { writeInTime } from "../local/write-in-time.ts";
import { changeTrip, type TripAnswer, tellOpened } from "../remote/trip.ts";
import { wakeSending } from "./wake-sending.ts";

/** True for a booking that this device knows by its link: that is its key, and ends with the links. */
export const isByLink = ({ command }: Pick<BookingRow, "command">): boolean =>
  idOfKey(command.manage_key) !== "";

/**
 * Keeps the booking of a link here beside those that were booked here: from then on it is one of them. Where nothing can
 * be stored it lives as long as its page.
 * @param before what was kept when it was asked for, as far as that is known
 * @returns false where this device has cancelled it since: the answer may be older than that, and nothing is kept of it
 */
export const keepTrip = (
  view: Booking,
  key: string,
  before?: BookingRow | null,
): Promise<boolean> => keep(view, key, before).catch(() => true);

/** The row of a booking, whenever it changes; null where this device keeps none. */
export { observeBooking } from "./outbox/outbox.ts";

/** Cancels the booking of a link past the outbox, where none is kept here. */
export const cancelTrip = (key: string) => changeTrip(key, "cancel");

/**
 * Ends all links to a booking that were sent so far. This device goes on with the next one.
 * @returns the next one's booking, or what came in its place
 */
export async function endLinks(key: string): Promise<TripAnswer> {
  const answer = await changeTrip(key, "end_links");
  const next = answer.kind === "known" && answer.view.tripKey;
  if (next) await keepTrip(answer.view, next);
  return answer;
}

/** What a person does with a page, and hardly a program that looks for harm, though some run scripts. */
const TOUCHES = ["pointerdown", "keydown", "wheel"] as const;
let lookedAt = "";

/**
 * Tells the server, once a page, that a person looks at a link's booking: as soon as somebody touches the page, types or
 * scrolls. Lost without a line; who opens it again tells it.
 */
export function tellWhenTouched(key: string): void {
  if (lookedAt === key) return;
  lookedAt = key;
  const told = new AbortController();
  const hear = ({ isTrusted }: Event) => {
    // what a script does, and not a person
    if (!isTrusted) return;
    told.abort();
    void tellOpened(key);
  };
  for (const touch of TOUCHES) addEventListener(touch, hear, { signal: told.signal });
}

/** @throws where the device cannot store it */
async function keep(view: Booking, key: string, before?: BookingRow | null): Promise<boolean> {
  const { outbox } = localDatabase();
  let isInTime = true;
  await writeInTime(localDatabase(), [outbox], async () => {
    const stored = await outbox.where("id").equals(view.id).first();
    if (before && stored?.kind === "booking" && isOtherwise(stored, before)) isInTime = false;
    else if (!stored) {
      const row: NewOutboxRow = {
        ...{ kind: "booking", command: commandOf(view, key), view },
        ...FRESH,
        ...{ id: view.id, state: "sent", isUnwanted: false },
      };
      await outbox.add(row);
      noteKept();
    } else if (stored.kind === "booking" && stored.state === "sent" && !stored.isUnwanted) {
      const command = isByLink(stored) ? { ...stored.command, manage_key: key } : stored.command;
      await outbox.put({ ...stored, command, view: { ...stored.view, ...view } });
      // what an ended link could not send goes by this one
      await outbox
        .where("id")
        .startsWith(`${view.id}/`)
        .and(({ problem }) => problem?.message === "link_ended")
        .modify(FRESH);
    }
  });
  wakeSending();
  return isInTime;
}

const isOtherwise = (row: BookingRow, before: BookingRow) =>
  row.view.status !== before.view.status || row.isUnwanted !== before.isUnwanted;

/** What would have been sent from here. */
function commandOf(view: Booking, key: string): BookingCommand {
  const values: Readonly<Record<string, unknown>> = {
    ...{ ...view, ...view.customer },
    ...{ lang: LANGUAGE, madeAt: "", fillMs: 0, website: "", manageKey: key },
  };
  const columns = SENT.map((name) => {
    const { wire, is }: Field = FIELDS[name];
    const value = values[name];
    if (is === "dollars") return [wire, centsToDollars(Number(value))];
    return [wire, is === "ages" ? (parseAges(String(value)) ?? []) : value];
  });
  return Object.fromEntries(columns);
}
