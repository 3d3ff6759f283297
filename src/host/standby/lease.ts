import * as v from "valibot";
import { type Objects, textIn } from "./objects.ts";

/** In the bucket, beside `backups/`, `erasures/` and `litestream/`. */
const LEASES = "lease/";
const DIGITS = 10;

/**
 * The right to write, of which one machine has the one with the highest number: whoever takes over makes the next. Bucket
 * and machines know it by `lease/0000000007`.
 */
export interface Lease {
  readonly number: number;
  /** Under which name in the bucket its holder ships its log. */
  readonly name: string;
  /** Whose data it begins with; empty where they were there. */
  readonly from: string;
}

/** What the holder says of its lease: it lets it run out, since somebody stands by; it will write no more. */
export type Word = "watched" | "ended";

const ContentSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  from: v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)),
});

const keyOf = (number: number) => `${LEASES}${String(number).padStart(DIGITS, "0")}`;

/** @returns the lease that counts; null before there was any. @throws where the bucket does not answer */
export async function currentLease(objects: Objects): Promise<Lease | null> {
  const numbers = (await objects.list(LEASES)).map((key) => {
    const rest = key.slice(LEASES.length);
    return /^\d+$/.test(rest) ? Number(rest) : 0;
  });
  const number = Math.max(0, ...numbers);
  if (number === 0) return null;
  const content = textIn(await objects.get(keyOf(number)));
  return { number, ...v.parse(ContentSchema, JSON.parse(content ?? "{}")) };
}

/**
 * Takes the right to write from whoever had it.
 * @param after what was found, and nothing newer may have come meanwhile
 * @param content what is said of whoever takes it
 * @returns null where somebody else was quicker
 */
export async function takeLease(
  objects: Objects,
  after: Pick<Lease, "number"> | null,
  content: Pick<Lease, "name" | "from">,
): Promise<Lease | null> {
  const number = (after?.number ?? 0) + 1;
  const isOurs = await objects.putNew(keyOf(number), JSON.stringify(content));
  return isOurs ? { number, ...content } : null;
}

/** True where another has taken over. */
export const isOvertaken = async (
  objects: Objects,
  { number }: Pick<Lease, "number">,
): Promise<boolean> => (await objects.get(keyOf(number + 1))) !== null;

const wordOf = ({ number }: Pick<Lease, "number">, word: Word) => `${keyOf(number)}.${word}`;

export const sayOf = (objects: Objects, lease: Pick<Lease, "number">, word: Word): Promise<void> =>
  objects.put(wordOf(lease, word), "");

export const isSaid = async (
  objects: Objects,
  lease: Pick<Lease, "number">,
  word: Word,
): Promise<boolean> => (await objects.get(wordOf(lease, word))) !== null;

export const takeBack = (
  objects: Objects,
  lease: Pick<Lease, "number">,
  word: Word,
): Promise<void> => objects.remove(wordOf(lease, word));
