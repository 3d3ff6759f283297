import { describe, expect, test } from "vitest";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import { BOOKINGS, book, storedBookings, tourCommand } from "../support/bookings.ts";
import { pay } from "../support/payments.ts";
import { type Answer, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

/** Two who change one booking at the same moment: what each was told is done stands there afterwards. */
const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const TRIALS = process.env.LONG ? 50 : 5;
const KEY = "k".repeat(32);

interface Case {
  readonly command: ReturnType<typeof tourCommand>;
  readonly version: unknown;
}
interface Writer {
  /** What stands there when it was answered with 200. */
  readonly leaves: Readonly<Record<string, unknown>>;
  readonly write: (each: Case) => Promise<Answer>;
}

const WRITERS = {
  "the guest cancels": {
    leaves: { status: "cancelled", cancelled_by: "customer" },
    write: ({ command }) =>
      post(instance, `/api/bookings/${command.id}/cancel`, {}, { "X-Manage-Key": KEY }),
  },
  "the office takes a payment": {
    leaves: { paid_amount: 150.5, paid_currency: "USD", paid_method: "card" },
    write: ({ command, version }) =>
      pay(office, command.id, { cents: 15_050, method: "card", version }),
  },
  "a device of before takes a payment": {
    leaves: { paid_amount: 40.5, paid_currency: "USD", paid_method: "cash" },
    write: ({ command, version }) =>
      office.ask("PATCH", `bookings/${command.id}`, {
        version,
        changes: { paid_amount: 40.5, paid_currency: "USD", paid_method: "cash" },
      }),
  },
  "the office writes a note": {
    leaves: { notes: "white van" },
    write: ({ command }) => admin.patch(`${BOOKINGS}/${command.id}`, { notes: "white van" }),
  },
  "another office sets the pick-up": {
    leaves: { pickup_notes: "lobby", departure_time: "06:15" },
    write: ({ command }) =>
      admin.patch(`${BOOKINGS}/${command.id}`, { pickup_notes: "lobby", departure_time: "06:15" }),
  },
  "the customer is erased": {
    leaves: { customer_last_name: "Customer", customer_phone: "" },
    write: ({ command }) => office.post(`customers/${command.customer_email}/erase`),
  },
} satisfies Record<string, Writer>;
type Name = keyof typeof WRITERS;
const NAMES = Object.keys(WRITERS) as Name[];
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at + 1).map((other) => [one, other] as const));

/** The operator's texts go with the customer, whoever was first. */
const withoutErased = ({ notes, pickup_notes, ...left }: Writer["leaves"]) => left;

async function stored(command: Case["command"]): Promise<Case> {
  const [row] = await storedBookings(instance, command.id);
  return { command, version: row?.updated_at };
}

/** Both at once; each that was answered with success has left what it says. */
async function race(each: Case, writers: readonly Writer[]): Promise<void> {
  const answers = await Promise.all(writers.map(({ write }) => write(each)));
  const [row] = await storedBookings(instance, each.command.id);
  const isErased = writers.includes(WRITERS["the customer is erased"]);
  writers.forEach(({ leaves }, at) => {
    const status = answers[at]?.status;
    // who has seen an older version is told so, and nothing is lost
    if (status === 409) return;
    // the guest's key goes with the customer: who comes after that has no booking here
    if (status === 404 && isErased && "cancelled_by" in leaves) return;
    expect([200, 204]).toContain(status);
    if (bothTaken(writers)) expect([191, 150.5]).toContain(row?.paid_amount);
    else expect(row).toMatchObject(isErased ? withoutErased(leaves) : leaves);
  });
}

/** Payments come to one sum, whoever was first. */
const bothTaken = (writers: readonly Writer[]) =>
  writers.filter(({ leaves }) => "paid_amount" in leaves).length === 2;

describe("both are kept", () => {
  test.each(PAIRS)("%s while %s", async (one, other) => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const command = tourCommand({ manage_key: KEY });
      expect((await book(instance, command)).status).toBe(200);
      await race(await stored(command), [WRITERS[one], WRITERS[other]]);
    }
  });

  test.each(["the office takes a payment", "the office writes a note"] as const)(
    "the device comes through with a code's booking while %s",
    async (other) => {
      for (let trial = 0; trial < TRIALS; trial += 1) {
        const command = tourCommand({ special_requests: "vegetarian", manage_key: KEY });
        const code = writeHandover(command as unknown as BookingCommand, "Hello! ");
        expect((await office.post("import", { code, save: true })).status).toBe(200);
        const comes: Writer = {
          leaves: { source: "web", special_requests: "vegetarian" },
          write: () => book(instance, command),
        };
        await race(await stored(command), [comes, WRITERS[other]]);
      }
    },
  );
});

test("two offices that change different settings at once both have them", async () => {
  const [row] = await instance.sql<{ id: string }>("SELECT id FROM settings");
  const path = `/api/collections/settings/records/${row?.id}`;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const changes = [{ site_title: `Cayo ${trial}` }, { contact_phone: `+501 600-${trial}` }];
    await Promise.all(changes.map((each) => admin.patch(path, each)));
    const [after] = await instance.sql("SELECT site_title, contact_phone FROM settings");
    expect(after).toEqual({ ...changes[0], ...changes[1] });
  }
});
