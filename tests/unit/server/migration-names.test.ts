import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../../pb_migrations", import.meta.url);

test("the first shape has the names by which databases of earlier builds have run it", () => {
  const names = readdirSync(FOLDER).filter((name) => name <= "1764696000_push.js");
  expect(names.sort()).toEqual([
    "1763600000_collections.js",
    "1763600100_triggers.js",
    "1763600200_accounts.js",
    "1763600300_catalogue.js",
    "1763700000_office.js",
    "1763720000_office_search.js",
    "1763995000_customer_activity.js",
    "1764300000_departures.js",
    "1764500000_payments.js",
    "1764630000_reports.js",
    "1764680000_guests_links.js",
    "1764696000_push.js",
  ]);
});
