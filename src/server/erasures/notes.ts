import { storeOf } from "../pocketbase/store.ts";

/** How often something was noted in the ledger since the start, and how much of that is off the machine. */
const NOTED = "erasuresNoted";
const SENT = "erasuresSent";

/** Counts a note that is in the ledger's file. */
export const countNote = (app: pb.App): void =>
  storeOf(app).setFunc(NOTED, (count) => Number(count ?? 0) + 1);

export const notesOf = (app: pb.App): number => Number(storeOf(app).get(NOTED) ?? 0);

/** @param count as it was before the file was read that was sent */
export const notesAreSent = (app: pb.App, count: number): void =>
  storeOf(app).setFunc(SENT, (sent) => Math.max(Number(sent ?? 0), count));

export const areNotesSent = (app: pb.App): boolean =>
  Number(storeOf(app).get(SENT) ?? 0) >= notesOf(app);
