import { execFile } from "node:child_process";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { FOLDERS } from "../../src/host/environment/folders.ts";
import { bookWell } from "../server/support/bookings.ts";
import type { Instance } from "../server/support/instance.ts";
import { testFolder } from "../server/support/test-folder.ts";
import { testInstance } from "../server/support/test-instance.ts";

const run = promisify(execFile);

/** The last version of the many migrations, in the project's own history; none where that is cut short. */
const { stdout: EARLIER } = await run("git", [
  ...["log", "-1", "--diff-filter=D", "--format=%p", "--", "pb_migrations/1764000000_new_mails.js"],
]);

/** By name what makes a table, trigger, view or index, and who may do what. */
const SHAPE = `SELECT name, CASE WHEN type = 'table' THEN '' ELSE sql END AS shape FROM sqlite_schema
  WHERE name NOT LIKE 'sqlite_%'
  UNION ALL SELECT 'column ' || t.name || '.' || c.name, c.type || c."notnull" || coalesce(c.dflt_value, '')
  FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type IN ('table', 'view') AND t.name NOT LIKE 'sqlite_%'
  UNION ALL SELECT 'rules ' || name, json_array(listRule, viewRule, createRule, updateRule, deleteRule) FROM _collections`;
/** Whatever their lines are broken by. */
const shapeOf = async (instance: Instance) =>
  (await instance.sql<{ name: string; shape: string }>(SHAPE))
    .map(({ name, shape }) => `${name}: ${shape.replaceAll(/[\s`]+/g, " ")}`)
    .sort();

test.skipIf(EARLIER === "")("data of the many migrations come to the same shape", async () => {
  const folder = await testFolder();
  await run("sh", ["-c", `git archive ${EARLIER.trim()} pb_migrations | tar -x -C ${folder}`]);
  // our hooks are of now and know columns that the tables of then have not; its catalogue comes of the hook build
  const hooks = join(folder, "hooks");
  await mkdir(hooks);
  await symlink(join(FOLDERS.hooks, "lib"), join(hooks, "lib"));
  const migrations = join(folder, "pb_migrations");
  const earlier = await testInstance({ folders: { hooks, migrations }, isFirstStart: true });
  await earlier.sql(`INSERT INTO bookings (id, type, item_id, item_name, booking_date, guests, price, status, source)
    VALUES ('earlierbooking1', 'tour', 5, 'ATM Cave', '2027-01-05', 2, 290, 'confirmed', 'seed')`);
  const applied = () => earlier.sql("SELECT file, applied FROM _migrations ORDER BY file");
  const before = await applied();
  expect(before.map(({ file }) => file)).toContain("1764000000_new_mails.js");
  await earlier.server.stop();

  const now = await testInstance({ env: { DATA_DIR: earlier.dataDir } });
  // none of them once more under its old name, and those that have come since
  expect(await applied()).toEqual(expect.arrayContaining(before));
  await bookWell(now);
  expect(await now.sql("SELECT id, price FROM bookings WHERE source = 'seed'")).toEqual([
    { id: "earlierbooking1", price: 290 },
  ]);
  expect(await now.sql("SELECT policy_hours FROM settings")).toEqual([{ policy_hours: 48 }]);
  const fresh = await testInstance();
  expect(await shapeOf(now)).toEqual(await shapeOf(fresh));
});
