import type { GuestAct } from "#domain/booking/guest-acts/acts.ts";
import { ACTS, type KeptAct, keptActs } from "../../local/kept-acts.ts";

const WEEK_MS = 7 * 86_400_000;
const keyOf = ({ booking, id }: GuestAct) => `${ACTS}${booking}/${id}`;

/** Keeps an act that was answered. */
export const keepAct = (kept: KeptAct) => keptActs().put(kept, keyOf(kept.act));

/** Those that another database has answered, in their order; what is older than a week is forgotten. */
export async function actsOfOthers(epoch: string): Promise<KeptAct[]> {
  const all = await keptActs().where(":id").startsWith(ACTS).toArray();
  const isOld = ({ answeredMs }: KeptAct) => answeredMs < Date.now() - WEEK_MS;
  await forgetActs(all.filter(isOld));
  return all
    .filter((kept) => !isOld(kept) && kept.epoch !== epoch)
    .sort((one, other) => one.answeredMs - other.answeredMs);
}

/** Forgets acts that go again, or are too old to. */
export const forgetActs = (acts: readonly KeptAct[]) =>
  keptActs().bulkDelete(acts.map(({ act }) => keyOf(act)));
