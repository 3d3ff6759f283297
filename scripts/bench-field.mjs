/** `node scripts/bench-field.mjs`: the figures of the back office in the field (issue 6). */
import { measureField } from "./bench/field.mjs";
import { runMain } from "./command.mjs";
import { environmentOrExit } from "./environment.mjs";
import { findPocketBase } from "./pocketbase.mjs";
import { buildIfStale } from "./prepare.mjs";

runMain(async () => {
  const { path: binary } = await findPocketBase(environmentOrExit());
  await buildIfStale();
  for (const { what, unit, goal, measured } of await measureField({ binary })) {
    const mark = measured <= goal ? "ok    " : "MISSED";
    console.log(`${mark} ${what}: ${Math.round(measured)} ${unit} (at most ${goal})`);
  }
});
