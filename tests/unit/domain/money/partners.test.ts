import { describe, expect, test } from "vitest";
import { dueCents } from "#domain/booking/payments/payment.ts";
import { partnerKey } from "#domain/partners/key.ts";
import { checkPartner, type Partner } from "#domain/partners/partner.ts";
import { reckon, reckoned, type StatementBooking } from "#domain/partners/statement.ts";
import { columnsOfPartner, earnedBy, termsIn, withPartner } from "#domain/partners/terms.ts";
import { priceLine } from "#domain/price/lines.ts";

const HOTEL: Partner = {
  ...{ key: "hotel-k7m2", name: "Hotel", contact: "", share: 1500, nets: [] },
  ...{ collects: false, language: "en", active: true },
};
const share = (of: number) => ({ name: "Hotel", share: of });
const net = (netCents: number, ofCents: number) => ({ name: "Hotel", netCents, ofCents });

test.each([
  ["a share", share(1500), 54_000, 8100],
  ["half a cent up", share(1500), 10_010, 1502],
  ["less than half a cent down", share(1250), 10_003, 1250],
  ["of nothing", share(1500), 0, 0],
  ["all of it", share(10_000), 54_001, 54_001],
  ["none", share(0), 54_001, 0],
  ["a third of a percent", share(33), 99_999_999, 330_000],
  ["net for three guests", net(8500, 10_000), 30_000, 4500],
  ["net, with a child at half the price", net(8500, 10_000), 25_000, 3750],
  ["net that comes to no whole cents", net(8500, 9900), 9901, 1400],
  ["net above the price", net(12_000, 10_000), 20_000, 0],
  ["no terms at all", null, 54_000, 0],
])("commission: %s", (_, terms, price, commissionCents) => {
  expect(earnedBy(terms, price)).toEqual({ commissionCents, netCents: price - commissionCents });
});

describe("what is agreed of a booking", () => {
  const lines = [priceLine("guests", 2, 9000), priceLine("band", 1, 4500)];
  const booked = { service: "tour/5", lines, ownCents: 10_000 };

  test("is the share, or a net price of its service beside the price that it was booked at", () => {
    const nets = [
      { service: "transfer/5", cents: 1 },
      { service: "tour/5", cents: 8000 },
    ];
    expect(columnsOfPartner(HOTEL, booked)).toEqual({
      partner: "hotel-k7m2",
      partner_terms: '{"name":"Hotel","share":1500}',
      paid_to: "",
    });
    const { partner_terms } = columnsOfPartner({ ...HOTEL, nets }, booked);
    expect(termsIn(partner_terms)).toEqual(net(8000, 9000));
    // where all guests are of a band, beside the service's own
    const seniors = { ...booked, lines: [priceLine("band", 2, 9000)] };
    expect(termsIn(columnsOfPartner({ ...HOTEL, nets }, seniors).partner_terms)).toEqual(
      net(8000, 10_000),
    );
    // where all of the price was agreed there is nothing to hold it against
    const agreed = { ...booked, lines: [priceLine("agreed", 1, 22_500)] };
    expect(termsIn(columnsOfPartner({ ...HOTEL, nets }, agreed).partner_terms)).toEqual(
      share(1500),
    );
  });

  test("where the partner collects, guests owe nothing and are asked for nothing ahead", () => {
    const columns = columnsOfPartner({ ...HOTEL, collects: true }, booked);
    expect(columns.paid_to).toBe("Hotel");
    expect(withPartner(columns)).toMatchObject({ deposit_amount: 0, deposit_by: "" });
    expect(withPartner(columnsOfPartner(HOTEL, booked))).not.toHaveProperty("deposit_amount");
    const owing = { priceCents: 22_500, paidCents: 2500, status: "confirmed" } as const;
    expect([dueCents({ ...owing, paidTo: "Hotel" }), dueCents(owing)]).toEqual([0, 20_000]);
  });

  test.each(["", "no JSON", "[]", "null", "7", '{"share":3}'])("%s are no terms", (text) => {
    expect(termsIn(text)).toBeNull();
  });
});

describe("a statement", () => {
  const booking: StatementBooking = {
    ...{ id: "k7m2q9xdabcde01", day: "2026-11-07", guest: "Ana Wade", service: "Cave Tubing" },
    ...{ guests: 2, priceCents: 10_001, paidCents: 0, terms: share(1500), paidTo: "" },
    isAbsent: false,
  };

  test.each([
    ["guests pay us: we owe the commission", {}, -1500],
    ["whatever of it they have paid so far", { paidCents: 10_001 }, -1500],
    ["the partner collects: it owes the rest", { paidTo: "Hotel" }, 8501],
    ["less what has come", { paidTo: "Hotel", paidCents: 8501 }, 0],
    ["guests have paid us all the same", { paidTo: "Hotel", paidCents: 10_001 }, -1500],
    ["nobody came", { paidTo: "Hotel", isAbsent: true }, 0],
  ])("%s", (_, changes, owedCents) => {
    const { toUsCents, toPartnerCents } = reckon({ ...booking, ...changes });
    expect([toUsCents, toPartnerCents]).toEqual([Math.max(0, owedCents), Math.max(0, -owedCents)]);
  });

  test("its sums are those of its lines, to the cent, and no-shows stand apart", () => {
    const bookings = Array.from({ length: 97 }, (_, at) => ({
      ...booking,
      priceCents: 1 + at * 333,
      paidCents: at % 3 ? 0 : at * 100,
      paidTo: at % 2 ? "Hotel" : "",
      terms: at % 5 ? share(1 + at * 97) : net(8500, 9999),
      isAbsent: at % 11 === 0,
    }));
    const { lines, total, absent } = reckoned({ bookings });
    expect(lines.length + absent.length).toBe(97);
    expect(total.commissionCents + total.netCents).toBe(total.priceCents);
    const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
    expect(total.priceCents).toBe(sum(lines.map(({ priceCents }) => priceCents)));
    const theirs = lines.filter(({ booking: { paidTo } }) => paidTo);
    const ours = lines.filter(({ booking: { paidTo } }) => !paidTo);
    expect(total.toUsCents - total.toPartnerCents).toBe(
      sum(theirs.map(({ netCents, paidCents }) => netCents - paidCents)) -
        sum(ours.map(({ commissionCents }) => commissionCents)),
    );
  });
});

test.each([
  ["Cahal-Pech ", "cahal-pech"],
  ["hotel-k7m2", "hotel-k7m2"],
  ["a b", ""],
  ["hôtel", ""],
  ["-a", ""],
  ["a--b", ""],
  ["a".repeat(41), ""],
  ["<script>", ""],
  [{}, ""],
  [null, ""],
  [["x"], "x"],
])("the key in %j", (said, key) => {
  expect(partnerKey(said)).toBe(key);
});

test.each([
  [{}, []],
  [{ key: "" }, ["key"]],
  [{ key: "A" }, ["key"]],
  [{ name: "  " }, ["name"]],
  [{ name: 7, contact: null }, ["name", "contact"]],
  [{ share: 10_001 }, ["share"]],
  [{ share: 12.5 }, ["share"]],
  [{ share: Number.NaN }, ["share"]],
  [{ nets: null }, ["nets"]],
  [{ nets: [{ service: "tour/1", cents: 0 }] }, ["nets"]],
  [{ nets: [{ service: "boat/1", cents: 1 }] }, ["nets"]],
  [
    {
      nets: [
        { service: "tour/1", cents: 1 },
        { service: "tour/1", cents: 2 },
      ],
    },
    ["nets"],
  ],
  [
    {
      nets: [
        { service: "tour/1", cents: 1 },
        { service: "transfer/1", cents: 2 },
      ],
    },
    [],
  ],
  [{ language: "fr" }, ["language"]],
])("what is wrong with a partner with %j", (changes, fields) => {
  expect(Object.keys(checkPartner({ ...HOTEL, ...changes }))).toEqual(fields);
});
