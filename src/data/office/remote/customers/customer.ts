import * as v from "valibot";
import { OfficeBookingSchema } from "#domain/booking/office/schemas.ts";
import type { NewCustomer } from "#domain/customer.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { instantMs } from "../wire-time.ts";
import { CustomerRowSchema } from "./customer-row.ts";

const NoteSchema = v.pipe(
  v.object({ id: v.string(), text: v.string(), created_at: v.string() }),
  v.transform(({ created_at, ...note }) => ({ ...note, createdAtMs: instantMs(created_at) })),
);
const DetailsSchema = v.object({
  customer: CustomerRowSchema,
  bookings: v.array(OfficeBookingSchema),
  notes: v.array(NoteSchema),
});
export type CustomerDetails = v.InferOutput<typeof DetailsSchema>;

const pathOf = (email: string) => `/api/office/customers/${encodeURIComponent(email)}`;

/** A customer with all bookings and notes. */
export function loadCustomer(email: string, signal: AbortSignal): Promise<CustomerDetails> {
  return remoteCall(async () =>
    v.parse(DetailsSchema, await pocketbase.send(pathOf(email), { signal })),
  );
}

/** @throws RemoteFailure with the server's words when the address is taken or wrong. */
export function addCustomer({ email, firstName, lastName, phone }: NewCustomer): Promise<void> {
  const body = { email, first_name: firstName, last_name: lastName, phone };
  return act("/api/office/customers", body);
}

/** Stored once, however often it is sent under its id. */
export function addNote(email: string, note: { id: string; text: string }): Promise<void> {
  return act(`${pathOf(email)}/notes`, note);
}

/** Takes name, address, phone and words out of all that is stored of a customer; the figures stay. */
export function eraseCustomer(email: string): Promise<void> {
  return act(`${pathOf(email)}/erase`);
}

function act(path: string, body: object = {}): Promise<void> {
  return remoteCall(async () => {
    await pocketbase.send(path, { method: "POST", body });
  });
}
