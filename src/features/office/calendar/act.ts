import {
  type Change,
  type Made,
  saveChanges,
  undoChanges,
  whenActsTried,
} from "#data/office/sync/acts.ts";
import { foundNoRoom } from "#data/office/sync/found-no-room.ts";
import { saveRules, undoRules, whenRulesTried } from "#data/office/sync/rule-acts.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/departures/calendar.ts";
import { type Toast, toast } from "#ui/toast/toast.ts";

/** After this nobody waits any longer for the server's word, ms. */
const PATIENCE_MS = 5_000;

/** What was done, for the toast. */
interface Said {
  readonly title: string;
  readonly message: string;
}

/** What is on this device, and how it is taken back. */
interface Done {
  readonly undo: () => Promise<unknown>;
  /** Why the server refuses it, in words; null where it does not, or nobody has asked it yet. */
  readonly refusal: () => Promise<string | null>;
}

/** Moves bookings to another departure: kept on this device at once, sent as soon as that goes. */
export const moveBookings = (changes: readonly Change[], said: Said) =>
  carryOut(said, async () => {
    const made = await saveChanges(changes);
    return {
      undo: async () => void refusalOfMoves(await undoChanges(made)).then(toastRefusal),
      refusal: () => refusalOfMoves(made),
    };
  });

/** Also that they wait now, since there is no room for them: told when it is known, if that is hours later. */
async function refusalOfMoves(made: readonly Made[]): Promise<string | null> {
  const ids = made.map(({ id }) => id);
  const tried = await whenActsTried(ids, PATIENCE_MS);
  if (typeof tried === "object") return refusalOf(tried);
  const waiting = await foundNoRoom(made);
  return waiting > 0 ? words.waitNow(waiting) : null;
}

/** Changes what can be sold, or who goes along; as {@link moveBookings}. */
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
function refusalOf(tried: string | { readonly attention: Problem }): string | null {
  if (typeof tried === "string") return null;
  const { message = "", fields = {} } = tried.attention.problem ?? {};
  const codes = Object.values(fields).map(String);
  return (codes.length > 0 ? codes : [message]).map(office.words).join(". ");
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
  void done.refusal().then((message) => toastRefusal(message, action), console.error);
  return true;
}

function toastRefusal(message: string | null, action?: Toast["action"]): void {
  if (message) {
    toast({ title: words.notPossible, message, tone: "destructive", ...(action && { action }) });
  }
}

function toastFailure(error: unknown): void {
  console.error(error);
  toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
}
