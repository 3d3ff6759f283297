import { readdirSync, readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { TOURS, TRANSFERS } from "#domain/catalogue/built-in.ts";
import { tourRow, transferRow } from "#domain/catalogue/row.ts";

type Row = Record<string, unknown>;

const FOLDER = new URL("../../../pb_migrations/", import.meta.url);

/** Runs the migration against an app that only writes down what is saved. */
function seededRows(): Record<string, Row[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith("_catalogue.js"));
  expect(files).toHaveLength(1);
  const saved: Record<string, Row[]> = {};
  class NewRecord {
    row: Row = {};
    constructor(readonly collection: string) {}
    load(row: Row) {
      this.row = row;
    }
  }
  const app = {
    findCollectionByNameOrId: (name: string) => name,
    save({ collection, row }: NewRecord) {
      saved[collection] = [...(saved[collection] ?? []), row];
    },
  };
  runInNewContext(readFileSync(new URL(files[0] ?? "", FOLDER), "utf8"), {
    migrate: (up: (to: typeof app) => void) => up(app),
    Record: NewRecord,
  });
  // once more through JSON: what another context made has other prototypes
  return JSON.parse(JSON.stringify(saved));
}

test("the first shape has the names by which databases of earlier builds have run it", () => {
  const names = readdirSync(FOLDER).filter((name) => name <= "1763995000_customer_activity.js");
  expect(names.sort()).toEqual([
    "1763600000_collections.js",
    "1763600100_triggers.js",
    "1763600200_accounts.js",
    "1763600300_catalogue.js",
    "1763700000_office.js",
    "1763720000_office_search.js",
    "1763995000_customer_activity.js",
  ]);
});

describe("the catalogue in the database of a new product", () => {
  const rows = seededRows();

  test("has tours and transfers and nothing else", () => {
    expect(Object.keys(rows)).toEqual(["tours", "transfers"]);
    expect(rows.tours).toHaveLength(8);
    expect(rows.transfers).toHaveLength(12);
  });

  test.each(TOURS.map((tour, index) => [tour.name, tour, index] as const))(
    "is the built-in one: %s",
    (_, tour, index) => {
      expect(rows.tours?.[index]).toEqual(tourRow(tour));
    },
  );

  test.each(TRANSFERS.map((transfer, index) => [transfer.name, transfer, index] as const))(
    "is the built-in one: %s",
    (_, transfer, index) => {
      expect(rows.transfers?.[index]).toEqual(transferRow(transfer));
    },
  );

  test("holds prices in dollars and no extra price as 0", () => {
    expect(rows.tours?.map((row) => row.price)).toEqual([180, 150, 140, 290, 200, 140, 175, 110]);
    expect(rows.transfers?.map((row) => row.additional_pax_price)).toEqual([
      25, 0, 25, 25, 20, 15, 25, 25, 10, 35, 25, 25,
    ]);
  });
});
