import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfficeRow } from "#data/office/local/row.ts";
import { withActs } from "#data/office/sync/overlay.ts";
import type { OfficeWire } from "#domain/booking/fields.ts";
import { officeBookingOf } from "#domain/booking/office/fields.ts";
import { countPaid, dueCents, rowsOf } from "#domain/booking/payments/payment.ts";
import type { Handing, Payment, PaymentCommand } from "#domain/booking/payments/row.ts";
import { totalsOf } from "#domain/booking/run-sheet/run-sheet.ts";
import { dollarsToCents } from "#domain/money.ts";
import { parseCsv } from "../../trust/support/csv.ts";
import { bookWell, newId } from "../support/bookings.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

/**
 * Payments, corrections, refunds and other prices by three who take money, two of them without a line: when all has
 * arrived, database, view, kept sum, run sheet and file say the same, to the cent.
 */
const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const handing = fc.record({
  cents: fc.integer({ min: 1, max: 60_000 }),
  currency: fc.constantFrom("USD" as const, "BZD" as const),
  method: fc.constantFrom("cash" as const, "card" as const, "transfer" as const, "other" as const),
});
const who = fc.nat(2);
const kind = fc.constantFrom("payment" as const, "deposit" as const, "refund" as const);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("take" as const), who, kind, handing }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant("correct" as const), who, which: fc.nat() },
      instead: fc.option(handing),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("price" as const), dollars: fc.nat(900) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("arrive" as const), who }) },
);

/** A device: what it last heard of the booking, and what waits on it. */
class Device {
  known: OfficeWire;
  waiting: PaymentCommand[] = [];
  constructor(known: OfficeWire) {
    this.known = known;
  }
  shown(): OfficeWire {
    const acts = this.waiting.map(
      (payment) => ({ kind: "payment", state: "queued", payment, by: "admin" }) as OfficeRow,
    );
    return withActs(this.known, acts) as OfficeWire;
  }
  record(command: PaymentCommand): void {
    this.waiting.push(command);
  }
  /** Each goes twice, as where an answer is lost. @returns what the server has taken of it */
  async send(): Promise<PaymentCommand[]> {
    const taken: PaymentCommand[] = [];
    for (const command of this.waiting.splice(0)) {
      const content = { ...command, version: this.known.updated_at };
      const path = `bookings/${this.known.id}/payments`;
      const answers = [await office.post(path, content), await office.post(path, content)];
      const [status, again] = answers.map((answer) => answer.status);
      expect(again).toBe(status);
      // somebody else has put another in the same one's place: that is told, and nothing of it counts
      if (status === 400) expect(command.kind).toBe("correction");
      else expect(status).toBe(200);
      if (status === 200) taken.push(command);
    }
    this.known = (await office.get(`bookings/${this.known.id}`)).body as unknown as OfficeWire;
    return taken;
  }
}

async function play(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  const id = await bookWell(instance);
  const first = (await office.get(`bookings/${id}`)).body as unknown as OfficeWire;
  const devices = [0, 1, 2].map(() => new Device(first));
  const counted: Payment[] = [];
  const arrive = async (device: Device) => {
    for (const command of await device.send()) counted.push(...rowsOf(command, counted, "admin"));
  };
  for (const each of steps) {
    if (each.do === "price") {
      await instance.sql(`UPDATE bookings SET price = ${each.dollars} WHERE id = '${id}'`);
      continue;
    }
    const device = devices[each.who] as Device;
    const recorded = { id: newId(), note: "Because", taken_at: new Date().toISOString() };
    if (each.do === "take") device.record({ ...recorded, kind: each.kind, ...each.handing });
    if (each.do === "correct") correct(device, recorded, each);
    // the first has a line
    if (each.who === 0 || each.do === "arrive") await arrive(device);
  }
  for (const device of devices) await arrive(device);
  return { id, expected: countPaid(counted), devices };
}

function correct(
  device: Device,
  recorded: Pick<PaymentCommand, "id" | "note" | "taken_at">,
  { which, instead }: { which: number; instead: Handing | null },
): void {
  const rows = device.shown().payments.filter(({ kind }) => kind !== "correction");
  const wrong = rows[which % (rows.length || 1)];
  if (!wrong || wrong.kind === "correction") return;
  const right = instead && { id: newId(), kind: wrong.kind, ...instead };
  device.record({ ...recorded, kind: "correction", corrects: wrong.id, instead: right });
}

test("come to one sum everywhere, to the cent", async () => {
  const isLong = process.env.LONG === "1";
  const sums = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { id, expected, devices } = await play(steps);
      sums.set(id.slice(0, 8).toUpperCase(), expected);
      const asked = `SELECT (SELECT sum(usd_cents) FROM payments WHERE booking = '${id}') AS rows,
        (SELECT cents FROM booking_payments WHERE booking = '${id}') AS view,
        round(paid_amount * 100) AS kept FROM bookings WHERE id = '${id}'`;
      const [said = {}] = await instance.sql<Record<string, number | null>>(asked);
      const figures = Object.values(said).map((figure) => Number(figure ?? 0));
      expect(figures).toEqual([expected, expected, expected]);
      const wire = (await office.get(`bookings/${id}`)).body as unknown as OfficeWire;
      const booking = officeBookingOf(wire);
      expect([booking.paidCents, countPaid(booking.payments)]).toEqual([expected, expected]);
      expect(totalsOf([booking]).dueCents).toBe(dueCents(booking));
      expect(dueCents(booking)).toBe(Math.max(0, booking.priceCents - expected));
      // the last that has sent knows all of it
      expect(devices[2]?.shown()).toEqual(wire);
    }),
    {
      numRuns: isLong ? 200 : 6,
      seed: Number(process.env.SEED ?? 4),
      endOnFailure: !isLong,
    },
  );
  const [head = [], ...rows] = parseCsv((await office.get("reports.csv?range=all")).text);
  const column = (name: string) => head.indexOf(name);
  const paid = rows.map((cells) => [
    cells[column("Reference")] ?? "",
    dollarsToCents(Number(cells[column("Paid (USD)")])),
  ]);
  expect(Object.fromEntries(paid)).toMatchObject(Object.fromEntries(sums));
});
