import { type Observed, observe } from "../../local/observe.ts";
import { officeDatabase } from "../local/database.ts";
import { keep, readKept } from "./kept/answers.ts";

const UNSEEN = "unseen";
/** What somebody does who is at the page. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll", "focus"] as const;

const unseenIds = async () => (await readKept<readonly string[]>(UNSEEN))?.answer ?? [];

/** Keeps which new bookings nobody has looked at on this device. */
export async function noteUnseen(added: readonly string[]): Promise<void> {
  if (added.length > 0) await changeUnseen((ids) => [...new Set([...ids, ...added])]);
}

/** How many new bookings nobody has looked at, whenever that changes; null where nothing is kept. */
export function observeUnseenCount(): Observed<number | null> {
  return observe(async () => {
    const ids = await unseenIds();
    // what has been deleted meanwhile is nothing to look at
    const rows = await officeDatabase().bookings.bulkGet([...ids]);
    return rows.filter(Boolean).length;
  });
}

/**
 * Takes bookings that are shown for looked at, once somebody is at the page.
 * @param isAsked they were just gone to: who did that is there
 * @returns ends it
 */
export function watchLookedAt(ids: readonly string[], isAsked: boolean): () => void {
  const isThere = () => document.visibilityState === "visible" && document.hasFocus();
  const look = () => {
    if (!isThere()) return;
    end();
    changeUnseen((unseen) => unseen.filter((id) => !ids.includes(id))).catch((error: unknown) =>
      console.warn("Still called new.", error),
    );
  };
  const end = () => {
    for (const sign of SIGNS) removeEventListener(sign, look, true);
    document.removeEventListener("visibilitychange", look);
  };
  for (const sign of SIGNS) addEventListener(sign, look, { capture: true, passive: true });
  document.addEventListener("visibilitychange", look);
  if (isAsked) look();
  return end;
}

async function changeUnseen(change: (ids: readonly string[]) => readonly string[]): Promise<void> {
  const { kept } = officeDatabase();
  await officeDatabase().transaction("rw", kept, async () => {
    const ids = await unseenIds();
    const changed = change(ids);
    if (changed.length !== ids.length) await keep(UNSEEN, changed);
  });
}
