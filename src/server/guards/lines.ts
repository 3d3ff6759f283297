import { storeOf } from "../pocketbase/store.ts";
import { callerOf } from "./client-address.ts";

/**
 * Something that an engine waits for at the other end of a line, and how many may at once: there are 64
 * engines, and one beyond them costs ten times a request (docs/decisions/0016-no-engine-waits.md).
 */
export interface Waiting {
  /** Its name in the store that all engines share. */
  readonly key: string;
  readonly most: number;
  /** Left out: whoever it is. */
  readonly mostOfClient?: number;
  /** How long a client's only line is left alone that stands in the way of another, ms. */
  readonly patienceMs: number;
  /** What happens to whoever comes while all places are taken by lines that are too young to be ended. */
  readonly crowd: "is refused" | "goes on";
  /** Ends the wait of another engine, at once. */
  readonly end?: (line: pb.Line) => void;
}

interface Place {
  /** Empty where clients are not counted. */
  readonly client: string;
  readonly sinceMs: number;
  readonly response: pb.Response;
}

/** Plain values and Go's own: they outlive the engine, and all others see them. */
interface Places {
  /** The number of the last place that was taken, and one that none is below. */
  last: number;
  first: number;
  taken: number;
  readonly ofClient: Record<string, number>;
  readonly byNumber: Record<string, Place>;
}

/** Where an answer goes out, below what counts it and what packs it. */
export function lineOf(wrapped: pb.Response | pb.Line): pb.Line {
  const line = wrapped.unwrap?.();
  return line ? lineOf(line) : wrapped;
}

const LONG_AGO = new Date("2000-01-01");
/** For {@link Waiting.end}: what is being read comes to its end with an error. */
export const endReading = (line: pb.Line) => line.setReadDeadline(LONG_AGO);
/** The same for what is being written. */
const endWriting = (line: pb.Line) => line.setWriteDeadline(LONG_AGO);

/** A time so many seconds from now. Go takes it as one of its own, which would be a twentieth of a booking's work to make. */
export const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/**
 * Answers that go out to strangers: what the system does not take at once waits for a slow reader. A
 * phone gets a page's scripts within this patience at 130 kbit/s, and is sent away only where so many are
 * slow. Not counted by client: whole lodges go out by one address.
 */
export const ANSWERS: Waiting = {
  key: "answers",
  most: 32,
  patienceMs: 5_000,
  crowd: "goes on",
  end: endWriting,
};

/**
 * Does what may wait for the other end of the line, and counts it meanwhile. Where all places are taken,
 * the line that has waited longest makes room, so that those who are quick always get through.
 * @returns false when there was no room: then nothing has been done
 */
export function whileWaiting(e: pb.RequestEvent, waiting: Waiting, work: () => void): boolean {
  const { setFunc } = storeOf(e.app);
  const client = waiting.mostOfClient ? callerOf(e) : "";
  let number = "";
  setFunc(waiting.key, (kept) => {
    const places = (kept ?? { last: 0, first: 1, taken: 0, ofClient: {}, byNumber: {} }) as Places;
    if (!makeRoom(places, client, waiting)) return places;
    places.last += 1;
    number = String(places.last);
    places.taken += 1;
    if (client) places.ofClient[client] = (places.ofClient[client] ?? 0) + 1;
    places.byNumber[number] = { client, sinceMs: Date.now(), response: e.response };
    return places;
  });
  if (number === "") return false;
  try {
    work();
  } finally {
    setFunc(waiting.key, (kept) => {
      giveBack(kept as Places, number);
      return kept;
    });
  }
  return true;
}

/** @returns false when one more is one too many */
function makeRoom(places: Places, client: string, waiting: Waiting): boolean {
  const isFull = places.taken >= waiting.most;
  const hasMany = client !== "" && (places.ofClient[client] ?? 0) >= (waiting.mostOfClient ?? 0);
  if (!isFull && !hasMany) return true;
  // a client with too many makes room among its own, and one with several before another's only line
  const crowding = hasMany ? client : clientWithMost(places);
  const longest = longestWaiting(places, crowding);
  const place = places.byNumber[longest];
  const isDue =
    place !== undefined && (crowding !== null || Date.now() - place.sinceMs >= waiting.patienceMs);
  if (!isDue || !waiting.end) return waiting.crowd === "goes on";
  giveBack(places, longest);
  waiting.end(lineOf(place.response));
  return true;
}

/** Null where each has one, or clients are not counted. */
function clientWithMost({ ofClient }: Places): string | null {
  const [first] = Object.entries(ofClient).sort(([, one], [, other]) => other - one);
  return first && first[1] > 1 ? first[0] : null;
}

/** Places are numbered in the order in which they were taken. @param client null: of all */
function longestWaiting(places: Places, client: string | null): string {
  const { byNumber, last } = places;
  if (client === null) {
    while (places.first < last && !byNumber[places.first]) places.first += 1;
    return String(places.first);
  }
  const own = Object.keys(byNumber).filter((number) => byNumber[number]?.client === client);
  return String(Math.min(...own.map(Number)));
}

/** Once: who has been ended comes here as well. */
function giveBack(places: Places, number: string): void {
  const place = places.byNumber[number];
  if (!place) return;
  delete places.byNumber[number];
  places.taken -= 1;
  if (!place.client) return;
  const left = (places.ofClient[place.client] ?? 1) - 1;
  if (left > 0) places.ofClient[place.client] = left;
  else delete places.ofClient[place.client];
}
