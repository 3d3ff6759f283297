import { change, stamp } from "../office/sql.ts";
import { countNote } from "./notes.ts";

/**
 * What an older backup would bring back: a customer who was erased (`of`: the address), old customers
 * of whom all was erased up to a day of travel (`before`), a row that was deleted (`of`: table/id), an
 * account whose password was changed (`of`: table/id).
 */
export type Erasure =
  | { readonly kind: "customer" | "deleted" | "password"; readonly of: string }
  | { readonly kind: "retention"; readonly before: string };

/** A line of the ledger. `what`: a keyed hash, which says nothing to who has not the site's key. */
export interface Entry {
  readonly id: string;
  readonly at: string;
  readonly kind: Erasure["kind"];
  readonly what?: string;
  readonly before?: string;
}

/**
 * Notes erasures where no restore takes them away: in the ledger beside the data (DATA_DIR.erased),
 * one JSON a line, and by their ids in the database, so that each backup knows which of them it has
 * in it already. It is on the disk before the erasure itself is committed, so none that was answered
 * can be missing (docs/decisions/0014).
 * @param app that of the erasure's transaction, where it has one
 * @throws when it cannot be written; then nothing may be erased either
 */
export function noteErasures(app: pb.App, erasures: readonly Erasure[]): void {
  const file = ledgerFile();
  if (!file) return;
  const work = (inside: pb.App) => {
    const entries = erasures.map(entryOf);
    append(file, entries);
    countNote(app);
    for (const { id } of entries) markAsDone(inside, id);
  };
  // one at a time writes the file: who holds the database's lock for writing
  if (app.isTransactional()) work(app);
  else app.runInTransaction(work);
}

/** Where the server's ledger is; empty in commands, which are no server. */
export const ledgerFile = () => $os.getenv("ERASURES");

export function markAsDone(app: pb.App, id: string): void {
  change(app, "INSERT OR IGNORE INTO erasures (id) VALUES ({:id})", { id });
}

/** The keyed hash under which somebody or something stands in the ledger. */
export function hashOf(kind: Erasure["kind"], of: string): string {
  const key = $security.sha256(`erasures:${$os.getenv("PB_ENCRYPTION_KEY")}`);
  return $security.hs256(`${kind}:${of}`, key);
}

/**
 * True for a booking that was erased or deleted after it had been made: whoever kept it must not bring it back.
 * @param at when it was stored, as the server has stamped it
 */
export function isForgotten(
  booking: { readonly id: string; readonly customer_email: string },
  at: string,
): boolean {
  const file = ledgerFile();
  const text = file ? textOfFile(file) : "";
  const entry = (kind: Erasure["kind"], of: string) => lastLineWith(text, hashOf(kind, of));
  if (entry("deleted", `bookings/${booking.id}`)) return true;
  const erased = entry("customer", booking.customer_email.toLowerCase());
  return erased !== null && erased.at >= at;
}

/** True for a customer who was erased, ever. */
export function isErasureNoted(email: string): boolean {
  const file = ledgerFile();
  return file !== "" && lastLineWith(textOfFile(file), hashOf("customer", email)) !== null;
}

/** Looked for as text, which Go does: PocketBase's engine would take its time to parse all of it. */
function lastLineWith(text: string, what: string): Entry | null {
  const place = text.lastIndexOf(what);
  if (place < 0) return null;
  return JSON.parse(text.slice(text.lastIndexOf("\n", place) + 1, text.indexOf("\n", place)));
}

function entryOf(erasure: Erasure): Entry {
  const { kind } = erasure;
  const subject =
    erasure.kind === "retention" ? { before: erasure.before } : { what: hashOf(kind, erasure.of) };
  return { id: $security.randomString(20), at: stamp(Date.now()), kind, ...subject };
}

/** The ledger's lines; what is none is passed over. */
export function readEntries(file: string): Entry[] {
  return textOfFile(file)
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
}

/** PocketBase's engine cannot append, so the file is written anew and takes the old one's place. */
function append(file: string, entries: readonly Entry[]): void {
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join("");
  const end = file.lastIndexOf("/");
  const [folder, name] = [file.slice(0, end), file.slice(end + 1)];
  const root = $os.openRoot(folder);
  try {
    const part = root.create(`${name}.part`);
    part.writeString(textOfFile(file) + lines);
    part.sync();
    part.close();
    $os.rename(`${file}.part`, file);
    const parent = root.open(".");
    parent.sync();
    parent.close();
  } finally {
    root.close();
  }
}

function textOfFile(file: string): string {
  try {
    return toString($os.readFile(file));
  } catch (error) {
    if (/no such file/i.test(String(error))) return ""; // before the first erasure
    throw error; // what is in it must not be lost
  }
}
