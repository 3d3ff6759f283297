/** What a visitor can do in the app; each runs in the device page and allows what its pages allow. */
import type { BookingCommand } from "#domain/booking/fields.ts";

export type Trigger = "online" | "visible" | "due";

export async function saveAndSend(command: BookingCommand): Promise<void> {
  await device.save(command);
  device.keepSending();
}

export function trigger(how: Trigger): void {
  if (how === "online") dispatchEvent(new Event("online"));
  else if (how === "visible") document.dispatchEvent(new Event("visibilitychange"));
  else device.drain(false).catch(() => {});
}

export async function undo(id: string): Promise<boolean> {
  const row = (await device.rows()).find((kept) => kept.id === id);
  if (row?.kind !== "booking" || row.isUnwanted || row.state === "attention") return false;
  if (row.state === "sent" && row.view.status === "cancelled") return false;
  await device.takeBack(id);
  return true;
}

export async function remove(id: string): Promise<string | null> {
  const row = (await device.rows()).find((kept) => kept.id === id);
  if (!row || row.isUnwanted || !["sent", "attention"].includes(row.state)) return null;
  await device.remove(id);
  return row.state;
}

/** As the form does it: under the same id, or a new one where that is taken. */
export async function mend(to: {
  id: string;
  newId: string;
  phone: string;
  email: string;
}): Promise<string | null> {
  const row = (await device.rows()).find((kept) => kept.id === to.id);
  if (row?.kind !== "booking" || row.state !== "attention") return null;
  const isTaken = row.problem?.needsNewId === true;
  const id = isTaken ? to.newId : to.id;
  const mended = { ...row.command, id, customer_email: to.email, customer_phone: to.phone };
  await device.save(mended);
  if (isTaken) await device.forget(to.id);
  device.keepSending();
  return id;
}
