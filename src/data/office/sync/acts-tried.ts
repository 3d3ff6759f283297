import { officeHint } from "../../local/office-hint.ts";
import { storedSession } from "../../remote/stored-session.ts";
import { whenRowTried } from "../../sync/when-tried.ts";
import { actsOf, officeDatabase } from "../local/database.ts";
import type { OfficeRow } from "../local/row.ts";
import { findAct, SignedOut } from "./acts.ts";
import { unsentOf } from "./queue.ts";

/** `stored`: the server has it. `waiting`: it will be sent. Or somebody has to look at it. */
export type Tried = "stored" | "waiting" | { readonly attention: OfficeRow };

/**
 * How the first attempts of some acts went; those that take longer than the limit are waiting.
 * @throws {SignedOut} when one has gone with the sign-in that it was made in, and not to the server.
 */
export async function whenActsTried(ids: readonly string[], timeLimitMs: number): Promise<Tried> {
  const session = storedSession()?.id;
  const rows = await Promise.all(ids.map((id) => whenRowTried(() => findTried(id), timeLimitMs)));
  const now = storedSession();
  const isOver = now ? now.id !== session : officeHint() === null;
  if (isOver && rows.includes(undefined)) throw new SignedOut("What was made has gone with it.");
  const attention = rows.find((row) => row?.state === "attention");
  if (attention) return { attention };
  return rows.some((row) => row !== undefined) ? "waiting" : "stored";
}

/** An act, tried as soon as the one of its booking is that it waits behind: nobody waits for more than that. */
async function findTried(id: string): Promise<OfficeRow | undefined> {
  const act = await findAct(id);
  if (!act) return undefined;
  const before = await officeDatabase().acts.where("booking").equals(act.booking).sortBy("seq");
  const counted = act.kind === "cash_up" ? unsentOf(act, await actsOf(act.accountId)) : [];
  const [first = act] = [...counted, ...before];
  const isHeldUp = first.id !== id && first.attempts > 0 && first.state !== "sending";
  return isHeldUp ? { ...act, attempts: Math.max(act.attempts, 1) } : act;
}
