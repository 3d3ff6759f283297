import { storageTrouble } from "../machine/durability.ts";
import { type Erasure, noteErasures } from "./ledger.ts";

/** Before a booking, a message or an account is deleted, by whatever call: an old backup has it still. */
export function beforeDelete(e: pb.RecordEvent): void {
  noteFirst(e, { kind: "deleted", of: keyOf(e.record) });
}

/** Before an account gets a new password: an old backup has the old one. */
export function beforeUpdateAccount(e: pb.RecordEvent): void {
  const hash = (record: pb.Record) => record.getString("password:hash");
  if (hash(e.record) === hash(e.record.original())) return e.next();
  noteFirst(e, { kind: "password", of: keyOf(e.record) });
}

const keyOf = (record: pb.Record) => `${record.collection().name}/${record.id}`;

function noteFirst(e: pb.RecordEvent, erasure: Erasure): void {
  try {
    noteErasures(e.app, [erasure]);
  } catch (error) {
    throw storageTrouble(error);
  }
  e.next();
}
