import { localDatabase } from "../../local/database.ts";
import type { OutboxRow } from "../../local/outbox-row.ts";

/** A booking's row, and those of the acts that are about it. */
export const rowsOfBooking = (id: string): Promise<OutboxRow[]> =>
  localDatabase().outbox.where("id").startsWith(id).toArray();
