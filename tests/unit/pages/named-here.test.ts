import { expect, test } from "vitest";
import { bookingOf } from "#domain/booking/booking.ts";
import type { Booking } from "#domain/booking/fields.ts";
import { BLANK } from "#domain/booking/office/fields.ts";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { namedHere } from "#ui/site/named-here.ts";
import { inSpanish } from "../support/spanish.ts";

type Module = typeof import("#ui/site/named-here.ts");
const { namedHere: named } = await inSpanish<Module>("ui/site/named-here.ts");

const [tour] = BUILT_IN_SITE.tours;
const site = { ...BUILT_IN_SITE, tours: tour ? [{ ...tour, name: "Cueva" }] : [] };
const kept = (view: Partial<Booking>) => ({
  view: { ...bookingOf(BLANK), type: "tour", itemId: 1, itemName: "Caves", ...view } as Booking,
});

test("in Spanish a booking's service is called as the site calls it, where the site still has it", () => {
  expect(named(site, kept({})).view.itemName).toBe("Cueva");
  expect(named(site, kept({ itemId: 99 })).view.itemName).toBe("Caves");
});

test("in English it is called as it was when it was booked", () => {
  expect(namedHere(site, kept({})).view.itemName).toBe("Caves");
});
