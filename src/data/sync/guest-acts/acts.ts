import type { Booking } from "#domain/booking/fields.ts";
import { type Columns, type GuestAct, guestWireOf } from "#domain/booking/guest-acts/acts.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import { touchedBy } from "#domain/booking/touched.ts";
import { localDatabase } from "../../local/database.ts";
import { type Observed, observe } from "../../local/observe.ts";
import { type ActRow, isAct, isBooking } from "../../local/outbox-row.ts";
import { FRESH } from "../../local/queue-row.ts";
import { writeInTime } from "../../local/write-in-time.ts";
import { sendAct } from "../../remote/guest-act.ts";
import { keepSending } from "../triggers.ts";
import { askForWakeUp, askToKeepData } from "../wake-up.ts";
import { type ActOutcome, classifyAct } from "./classify.ts";
import { inOrder, withActs } from "./overlay.ts";
import { rowsOfBooking } from "./rows.ts";

/** Acts of a booking that wait or have to be looked at, oldest first; null where nothing can be kept. */
export const observeActs = (booking: string): Observed<readonly ActRow[] | null> =>
  observe(async () => inOrder((await rowsOfBooking(booking)).filter(isAct)));

interface Wish {
  readonly kind: GuestAct["kind"];
  readonly changes: Columns;
  /** What its guest was shown that it would cost, in US dollars. */
  readonly price?: number | undefined;
  /** The id of the row of a refused signature that this one takes the place of. */
  readonly instead?: string | undefined;
}

/**
 * Stores an act, and sends it when it can: when this resolves, it is on the disk. It takes the place of those of its kind
 * that were refused; of signatures of the one that was signed again.
 * @returns the id of its row; null where this device does not keep the booking
 * @throws when the device cannot store it now, and then never will
 */
export async function saveAct(booking: string, wish: Wish): Promise<string | null> {
  const { outbox } = localDatabase();
  let saved: string | null = null;
  const written = writeInTime(localDatabase(), [outbox], async () => {
    const rows = await rowsOfBooking(booking);
    const row = rows.find(isBooking);
    if (!row) return;
    const isReplaced = ({ id, state, command }: ActRow) =>
      state === "attention" &&
      command.kind === wish.kind &&
      (wish.kind !== "sign" || id === wish.instead);
    const known = rows.filter(isAct);
    const others = known.filter((act) => !isReplaced(act));
    await outbox.bulkDelete(known.filter(isReplaced).map(({ seq }) => seq));
    const command = actOf(withActs(row, others).view, wish);
    saved = `${booking}/${command.id}`;
    await outbox.add({
      ...{ kind: "change", command, ...FRESH },
      ...{ id: saved, isUnwanted: false, isToTell: true },
    });
  });
  // the browser may ask the visitor, which needs the gesture and not the disk's time
  askToKeepData();
  await written;
  askForWakeUp();
  keepSending();
  return saved;
}

/** Where nothing can be kept an act works online only. @param key that of the booking's link */
export async function makeOnline(view: Booking, wish: Wish, key: string): Promise<ActOutcome> {
  const act = actOf(view, wish);
  return classifyAct(await sendAct(act, key), { act, key }, Date.now());
}

function actOf(view: Booking, { kind, changes, price }: Wish): GuestAct {
  const asked = new Set([...touchedBy(changes), "status"]);
  const known = Object.entries(guestWireOf(view)).filter(([column]) => asked.has(column));
  return {
    ...{ id: newBookingId(randomBytes), kind, booking: view.id },
    ...{ made_at: new Date().toISOString(), changes, before: Object.fromEntries(known) },
    ...(price === undefined ? {} : { price }),
  };
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Settles a conflict with what its guest had wanted: made once more, on what stands now; refused acts, as they were. */
export async function sendAgain(act: ActRow): Promise<void> {
  const { outbox } = localDatabase();
  const { current, ...row } = act;
  const command = current ? actOf(current, act.command) : act.command;
  await outbox.put({ ...row, ...FRESH, command });
  keepSending();
}

/** Forgets acts that wait or were refused: their guest has decided so. */
export async function dropActs(acts: readonly ActRow[]): Promise<void> {
  await localDatabase().outbox.bulkDelete(acts.map(({ seq }) => seq));
  keepSending();
}
