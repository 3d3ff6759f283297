import { expect, test } from "vitest";
import * as statusChange from "../../src/messages/es/office/bookings/status-change.ts";
import * as field from "../../src/messages/es/office/field.ts";
import { refusals } from "../../src/messages/es/office/refusals.ts";
import * as reports from "../../src/messages/es/office/reports.ts";
import * as siteContent from "../../src/messages/es/office/settings/site-content.ts";
import * as waiting from "../../src/messages/es/office/waiting.ts";
import * as voucher from "../../src/messages/es/visitor/trip/voucher.ts";

test.each([
  [voucher.backAt("1:30 p. m."), "Regreso a la 1:30 p. m., más o menos"],
  [voucher.backAt("11:30 a. m."), "Regreso a las 11:30 a. m., más o menos"],
  [field.asOf("01:05"), "datos de la 01:05"],
  [field.asOf("13:05"), "datos de las 13:05"],
  [waiting.madeAt("01:05"), "a la 01:05"],
  [waiting.madeAt("21:05"), "a las 21:05"],
])("of the hours, one alone is singular: %s", (said, correct) => {
  expect(said).toBe(correct);
});

test("a status is said of the booking, also when it is what it was before", () => {
  expect(statusChange.changed("AB12", statusChange.statuses.confirmed)).toBe(
    "La reserva #AB12 quedó confirmada",
  );
  expect(statusChange.changed("AB12", statusChange.before)).toBe(
    "La reserva #AB12 quedó como antes",
  );
});

test("a report of one bar has one", () => {
  expect(reports.inASentence("Ingresos", 1, "Tikal", "$290")).toContain(": 1 barra;");
  expect(reports.inASentence("Ingresos", 2, "Tikal", "$290")).toContain(": 2 barras;");
});

test.each(Object.entries(siteContent.labels))(
  "what is too long is called as its field is: %s",
  (name, label) => {
    expect(refusals.field_too_long("500", name)).toContain(`«${label.toLowerCase()}»`);
  },
);
