import { change } from "./sql.ts";

/** Writes what no trigger can know: a reason, or that a booking was deleted. */
export function noteInAudit(
  app: pb.App,
  entry: { booking: string; actor: string; field: string; before: string; after: string },
): void {
  change(
    app,
    `INSERT INTO audit (id, booking, actor, field, before, after, at)
     VALUES (lower(hex(randomblob(7))) || 'n', {:booking}, {:actor}, {:field}, {:before}, {:after},
             strftime('%Y-%m-%d %H:%M:%fZ'))`,
    entry,
  );
}
