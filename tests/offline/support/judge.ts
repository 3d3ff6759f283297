import type { Instance } from "../../server/support/instance.ts";

export interface StoredRow {
  readonly id: string;
  readonly status: string;
  readonly pending_reason: string;
  readonly price: number;
  readonly customer_phone: string;
  readonly mails: number;
}

/** The judge: a guest's bookings in the database, in the order in which they arrived. */
export function storedFor(
  { instance }: { readonly instance: Instance },
  email: string,
): Promise<StoredRow[]> {
  return instance.sql<StoredRow>(
    `SELECT *, (SELECT count(*) FROM mails WHERE booking = bookings.id) AS mails
     FROM bookings WHERE customer_email = '${email}' ORDER BY rowid`,
  );
}
