import type { Payment } from "#domain/booking/payments/row.ts";
import { newId } from "./bookings.ts";
import type { Instance } from "./instance.ts";
import type { Office } from "./office.ts";
import type { Answer } from "./requests.ts";

/** Has a payment recorded: $40 in cash, but for what is named; as one who calls by hand, without a version. */
export const pay = (office: Office, booking: string, part: object = {}): Promise<Answer> =>
  office.post(`bookings/${booking}/payments`, {
    ...{ id: newId(), kind: "payment", cents: 4_000, currency: "USD", method: "cash" },
    ...{ note: "", taken_at: new Date().toISOString(), ...part },
  });

export const storedPayments = (instance: Instance, booking: string) =>
  instance.sql<Payment & { readonly created_at: string }>(
    `SELECT * FROM payments WHERE booking = '${booking}' ORDER BY rowid`,
  );
