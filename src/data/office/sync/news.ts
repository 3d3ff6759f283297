import { keep, readKept } from "./kept/answers.ts";

const NEWS = "news";

/** What the last refresh that brought anything has brought. By ids: what they stand for may be erased. */
export interface OfficeNews {
  /** The server's number of the last change: another one is other news. */
  readonly cursor: string;
  /** Bookings that this device did not have, in the order in which they came. */
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Something was deleted, or changed outside the days that this device keeps. */
  readonly isMore: boolean;
}

/** What comes in while pages are read, one after the other. */
export interface Incoming {
  readonly added: string[];
  readonly changed: string[];
  readonly gone: string[];
}

export const nothingYet = (): Incoming => ({ added: [], changed: [], gone: [] });

/** Tells all tabs of this device, if there is anything to tell. */
export async function keepNews(cursor: string, { added, changed, gone }: Incoming): Promise<void> {
  if (added.length + changed.length + gone.length === 0) return;
  await keep(NEWS, { cursor, added, changed, isMore: gone.length > 0 } satisfies OfficeNews);
}

/** The last news; null when there have been none. */
export async function readNews(): Promise<OfficeNews | null> {
  return (await readKept<OfficeNews>(NEWS))?.answer ?? null;
}
