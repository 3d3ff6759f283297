import type { Change, Made } from "#data/office/sync/acts.ts";
import * as words from "#messages/office/bookings/status-change.ts";
import type { OnPay } from "#ui/office/payments/PaymentForm.tsx";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";
import { told } from "#ui/office/told.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";

/** Comes with what this device keeps, after the list. */
const fetchActs = () => import("#data/office/sync/acts.ts");
const fetchTried = () => import("#data/office/sync/acts-tried.ts");
const fetchMoney = () => import("#data/office/sync/acts-of-money.ts");
const fetchRefusals = () => import("#domain/office/refusal.ts");
const fetchNoRoom = () => import("#data/office/sync/room.ts");

interface Words {
  /** Left out of a change of the status. */
  readonly title?: string;
  /** Without a full stop. */
  readonly done: string;
  /** What follows from it once the server has it. */
  readonly next?: string | undefined;
  /** Left out of what nobody can take back. */
  readonly undone?: string;
}

/**
 * Saves changes on this device, to be sent as soon as that goes, says how it went (SPEC §8), and takes them back
 * when asked to, where that can be done.
 * @returns whether they are on this device
 */
export async function carryOut(
  changes: readonly Change[],
  { title, done, next = "", undone }: Words,
  onUndone = () => {},
): Promise<boolean> {
  const undo = (made: readonly Made[]) => ({
    label: words.undo,
    onPress: () =>
      attempt(
        async () => (await fetchActs()).undoChanges(made),
        () => ({ message: undone ?? "" }),
      ).then(onUndone),
  });
  return attempt(
    async () => (await fetchActs()).saveChanges(changes),
    (made) => ({
      ...(title && { title }),
      message: done,
      ...(undone && { action: undo(made) }),
    }),
    next,
  );
}

/** Records a payment, with what it changes of its booking; a correction is taken back by another. */
export const pay: OnPay = (booking, { title, payment, changes }) =>
  told(booking, title, async () => {
    const { savePayment, undoPayment } = await fetchMoney();
    const made = await savePayment(booking, payment, changes);
    return payment.kind === "correction" ? null : () => undoPayment(booking, payment, made);
  });

interface Said {
  readonly said: (
    made: readonly Made[],
  ) => Pick<Toast, "message" | "action"> & Partial<Pick<Toast, "title">>;
  readonly next: string;
}

async function attempt(
  save: () => Promise<readonly Made[]>,
  said: Said["said"],
  next = "",
): Promise<boolean> {
  try {
    const made = await save();
    tellHow(made, { said, next }).catch(console.error);
    return true;
  } catch (error) {
    console.error(error);
    toastFailure(words.cannotStore);
    return false;
  }
}

async function tellHow(made: readonly Made[], { said, next }: Said): Promise<void> {
  const { whenActsTried } = await fetchTried();
  const tried = await whenActsTried(
    made.map(({ id }) => id),
    PATIENCE_MS,
  );
  if (typeof tried === "object") {
    const { problem } = tried.attention;
    const { office } = await fetchRefusals();
    return toastFailure(office.words(problem?.message ?? words.meanwhile));
  }
  const noRoom = fetchNoRoom()
    .then(({ foundNoRoom }) => foundNoRoom(made))
    .then(({ length }) => length);
  if (tried === "waiting") noRoom.then(toastNoRoom, console.error);
  else if ((await noRoom) > 0) return toastNoRoom(await noRoom);
  const done = said(made);
  const message = [done.message, next].filter(Boolean).join(". ");
  toastSaved(tried, { title: words.updated, ...done, message }, words.waits(done.message));
}

/** The database has let them wait on: the seats went to somebody else, or never were there. */
function toastNoRoom(count: number): void {
  if (count === 0) return;
  toast({ title: words.noRoomTitle, message: words.noRoom(count), tone: "destructive" });
}

function toastFailure(why: string): void {
  toast({ title: words.errorUpdating, message: words.failed(why), tone: "destructive" });
}
