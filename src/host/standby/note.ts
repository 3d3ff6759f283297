import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const NoteSchema = v.object({
  number: v.number(),
  /** It runs out unless it is looked after, since somebody stands by. */
  isWatched: v.optional(v.boolean(), false),
  /** Under which name a promotion that has begun will ship; empty where none has. */
  name: v.optional(v.string(), ""),
  /** Whose data it fetches, likewise. */
  from: v.optional(v.string(), ""),
});
/** What a machine has written down of the lease that it has taken. */
export type Note = v.InferOutput<typeof NoteSchema>;

/** Of a lease that has just been taken for the data that are here. */
export const FRESH = { isWatched: false, name: "", from: "" } as const;

const fileOf = (folder: string) => join(folder, "lease.json");

/** @param folder of what is shipped, beside the data */
export function readNote(folder: string): Note | null {
  const file = fileOf(folder);
  return existsSync(file) ? v.parse(NoteSchema, JSON.parse(readFileSync(file, "utf8"))) : null;
}

export function writeNote(folder: string, note: Note): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(folder);
  writeFileSync(`${file}.part`, JSON.stringify(note), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}
