import { bodyOf } from "../pocketbase/call.ts";
import { refuseChanged } from "./refuse.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Goes on with a change that PocketBase stores, where what it was made from stands still: `base` in the body holds
 * fields as they were read. Else 409 with the names of those that somebody else has changed. Compared in the
 * transaction of the change itself; who sends no base goes on unasked, as older devices do.
 */
export function nextIfUnchanged(e: pb.RecordRequestEvent): void {
  const { base, ...body } = bodyOf(e);
  if (!isFields(base)) return e.next();
  const outside = e.app;
  let changed: readonly string[] = [];
  try {
    outside.runInTransaction((app) => {
      const stored = asSent(app.findRecordById(e.collection.name, e.record.id));
      const wanted = asSent(e.record);
      const sent = Object.fromEntries(Object.keys(body).map((field) => [field, wanted[field]]));
      changed = changedSince(base, stored, sent);
      if (changed.length > 0) return;
      e.app = app;
      e.next();
    });
  } finally {
    e.app = outside;
  }
  if (changed.length > 0) refuseChanged(e, changed);
}

/** Names of the fields that stand neither as they were read nor as they are sent: the same may come again. */
export function changedSince(base: unknown, stored: Fields, sent: Fields): readonly string[] {
  if (!isFields(base)) return [];
  return Object.entries(base)
    .filter(([field, value]) => {
      const stands = inOrder(stored[field]);
      return stands !== inOrder(value) && !(field in sent && stands === inOrder(sent[field]));
    })
    .map(([field]) => field);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A record as the API gives it. */
const asSent = (record: pb.Record): Fields => JSON.parse(JSON.stringify(record));

/** A value as text, its names in one order. */
function inOrder(value: unknown): string {
  const plain: unknown = JSON.parse(JSON.stringify(value ?? null));
  return JSON.stringify(plain, (_, part: unknown) =>
    isFields(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
