import type { OfficeBooking } from "#domain/booking/fields.ts";
import { keptBooking } from "./kept/bookings.ts";
import { type OfficeNews, readNews } from "./news.ts";
import { refreshOffice } from "./refresh.ts";

/** How often the server is asked what has changed, while somebody looks at what follows it. */
const LOOK_EVERY_MS = 5_000;

/** What has come since the last time. */
export interface Arrival {
  /** The newest booking that this device did not have; null when only others have changed. */
  readonly newest: OfficeBooking | null;
  /** How many it did not have. */
  readonly count: number;
  readonly changed: readonly OfficeBooking[];
  /** A list may have other rows than before. */
  readonly isOtherList: boolean;
}

/**
 * Tells of bookings soon after they are stored, by the refresh of what this device keeps (ADR 0008).
 * Where it can keep nothing there is nothing to tell.
 * @returns ends it
 */
export function followNews(tell: (arrival: Arrival) => void): () => void {
  let isOver = false;
  /** Of the last news that are known here; undefined until they have been asked for. */
  let known: string | undefined;
  const look = async () => {
    if (document.visibilityState === "hidden") return;
    await refreshOffice();
    const last = await readNews();
    const cursor = last?.cursor ?? "";
    const isNews = known !== undefined && known !== cursor;
    known = cursor;
    if (!last || !isNews) return;
    const arrival = await arrivalOf(last);
    if (!isOver) tell(arrival);
  };
  const lookQuietly = () => {
    look().catch((error: unknown) => console.warn("No live bookings.", error));
  };
  lookQuietly();
  const timer = setInterval(lookQuietly, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", lookQuietly);
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookQuietly);
  };
}

async function arrivalOf({ added, changed, isMore }: OfficeNews): Promise<Arrival> {
  const others = await Promise.all(changed.map(keptBooking));
  return {
    newest: await keptBooking(added.at(-1) ?? ""),
    count: added.length,
    changed: others.filter((booking) => booking !== null),
    isOtherList: added.length > 0 || isMore,
  };
}
