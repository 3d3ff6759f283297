import { localDatabase } from "../local/database.ts";
import { isBooking } from "../local/outbox-row.ts";
import { notePushed, pushedBookings } from "../local/pushed.ts";
import {
  PushFailure,
  subscribeHere,
  subscriptionHere,
  tellOfBooking,
  unsubscribeHere,
} from "../remote/push.ts";

const ENDED = { end: true };

/** Has this device told of what becomes of one of its bookings, also with the site closed. @throws PushFailure */
export async function startPush(id: string): Promise<void> {
  const subscription = await subscribeHere();
  const own = await ownKey(id);
  if (!own || !(await tellOfBooking(own, subscription))) throw new PushFailure(false);
  notePushed(id, true);
}

/** No more of it; where that was the last the device is told nothing at all. @throws PushFailure */
export async function endPush(id: string): Promise<void> {
  const subscription = await subscriptionHere();
  const own = await ownKey(id);
  if (subscription && own) {
    const isTold = await tellOfBooking(own, { ...ENDED, endpoint: subscription.endpoint });
    if (!isTold) throw new PushFailure(false);
  }
  notePushed(id, false);
}

/**
 * Where this device forgets a booking, or all of them, it is told nothing of them any more, as far as there is a line:
 * nobody waits for that.
 */
export async function forgetPush(id?: string): Promise<void> {
  if (id === undefined) return void unsubscribeHere().catch(console.error);
  if (!pushedBookings().includes(id)) return;
  const [own, subscription] = await Promise.all([ownKey(id), subscriptionHere()]);
  notePushed(id, false);
  if (own && subscription) void tellOfBooking(own, { ...ENDED, endpoint: subscription.endpoint });
}

async function ownKey(id: string) {
  const row = await localDatabase().outbox.where("id").equals(id).first();
  return row && isBooking(row) ? { id, manageKey: row.command.manage_key } : null;
}
