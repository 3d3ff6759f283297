/**
 * Writes the built-in catalogue (src/domain/catalogue) as data into the migration that seeds it:
 * migrations cannot import. To be run after the built-in texts have changed, before a release;
 * a unit test holds the two against each other.
 */
import { writeFile } from "node:fs/promises";
import { createServer } from "vite";

const FILE = "pb_migrations/1763600300_catalogue.js";

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, hmr: false },
  logLevel: "error",
});
const { TOURS, TRANSFERS } = await vite.ssrLoadModule("/src/domain/catalogue/built-in.ts");
const { tourRow, transferRow } = await vite.ssrLoadModule("/src/domain/catalogue/row.ts");
await vite.close();

/** @param {unknown[]} items @param {(item: unknown) => unknown} toRow */
const rows = (items, toRow) => JSON.stringify(items.map(toRow), null, 2);
await writeFile(
  FILE,
  `/// <reference path="../pb_data/types.d.ts" />
// Made by scripts/write-catalogue-migration.mjs from src/domain/catalogue. Do not edit.
migrate((app) => {
  const seed = (name, rows) => {
    const collection = app.findCollectionByNameOrId(name);
    for (const row of rows) {
      const record = new Record(collection);
      record.load(row);
      app.save(record);
    }
  };
  seed("tours", ${rows(TOURS, tourRow)});
  seed("transfers", ${rows(TRANSFERS, transferRow)});
});
`,
);
console.log(`${FILE}: ${TOURS.length} tours, ${TRANSFERS.length} transfers`);
