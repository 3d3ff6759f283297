import { type Change, type Made, saveChanges, undoChanges } from "#data/office/sync/acts.ts";
import { whenActsTried } from "#data/office/sync/acts-tried.ts";
import { foundNoRoom } from "#data/office/sync/room.ts";
import { saveRules, undoRules, whenRulesTried } from "#data/office/sync/rules/acts.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import { office } from "#domain/office/refusal.ts";
import { waitsTitle } from "#messages/office/bookings/room.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { toast } from "#ui/toast/toast.ts";

/** After this nobody waits any longer for the server's word, ms. */
const PATIENCE_MS = 5_000;

/** What was done, for the toast. */
interface Said {
  readonly title: string;
  readonly message: string;
}

/** In words, with those of what takes it back: what was refused is only forgotten. */
interface Refusal {
  readonly title: string;
  readonly message: string;
  readonly undo: string;
}

/** What is on this device, and how it is taken back. */
interface Done {
  readonly undo: () => Promise<unknown>;
  /** What the server makes of it other than was asked; null where it does not, or nobody has asked it yet. */
  readonly refusal: () => Promise<Refusal | null>;
}

/** Changes bookings, such as where they are: kept on this device at once, sent as soon as that goes. */
export const changeBookings = (changes: readonly Change[], said: Said) =>
  carryOut(said, async () => {
    const made = await saveChanges(changes);
    return {
      undo: async () => void refusalOfMoves(await undoChanges(made)).then(toastRefusal),
      refusal: () => refusalOfMoves(made),
    };
  });

/** Also that they wait now, since there is no room for them: told when it is known, if that is hours later. */
async function refusalOfMoves(made: readonly Made[]): Promise<Refusal | null> {
  const ids = made.map(({ id }) => id);
  const tried = await whenActsTried(ids, PATIENCE_MS);
  if (typeof tried === "object") return refusalOf(tried);
  const { length: waiting } = await foundNoRoom(made);
  if (waiting === 0) return null;
  return { title: waitsTitle, message: words.waitNow(waiting), undo: words.undo };
}

/** Changes what can be sold, or who goes along; as {@link changeBookings}. */
export const changeRules = (changes: readonly RuleChange[], said: Said) =>
  carryOut(said, async () => {
    const made = await saveRules(changes);
    return {
      undo: () => undoRules(made),
      refusal: async () => refusalOf(await whenRulesTried(made, PATIENCE_MS)),
    };
  });

interface Problem {
  readonly problem?: { readonly message: string; readonly fields: object } | null;
}

/** What the server has said of an act that somebody has to look at. */
function refusalOf(tried: string | { readonly attention: Problem }): Refusal | null {
  if (typeof tried === "string") return null;
  const { message = "", fields = {} } = tried.attention.problem ?? {};
  const codes = Object.values(fields).map(String);
  return {
    title: words.notPossible,
    message: (codes.length > 0 ? codes : [message]).map(office.words).join(". "),
    undo: words.forget,
  };
}

/** @returns false where the device could not store it */
async function carryOut(said: Said, save: () => Promise<Done>): Promise<boolean> {
  let done: Done;
  try {
    done = await save();
  } catch (error) {
    toastFailure(error);
    return false;
  }
  const takeBack = async () => {
    try {
      await done.undo();
      toast({ title: words.takenBack, message: said.message });
    } catch (error) {
      toastFailure(error);
    }
  };
  const action = { label: words.undo, onPress: () => void takeBack() };
  toast({ ...said, tone: "success", action });
  // the page goes on: a refusal is told when it comes, and waits under what has not been sent
  void done.refusal().then((refusal) => toastRefusal(refusal, action.onPress), console.error);
  return true;
}

function toastRefusal(refusal: Refusal | null, onPress?: () => void): void {
  if (!refusal) return;
  const { title, message, undo } = refusal;
  toast({
    ...{ title, message, tone: "destructive" },
    ...(onPress && { action: { label: undo, onPress } }),
  });
}

function toastFailure(error: unknown): void {
  console.error(error);
  toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
}
