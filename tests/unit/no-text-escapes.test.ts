import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";
import { escapedTexts } from "./support/escaped-texts.ts";

/** Where texts for people come from; the rest of the server speaks in codes, the host in English. */
const SPEAKS = /^(data|domain|features|routes|server\/letters|ui|worker)\/|^[\w-]+\.tsx?$/;
/** A new service begins in the language of its columns. */
const STORED = "domain/catalogue/service/sample.ts";
const FILES = readdirSync(join(ROOT, "src"), { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && SPEAKS.test(file))
  .filter((file) => file !== STORED);

test("what is for people stands in messages: no component, hook or rule has a text of its own", () => {
  const escaped = FILES.flatMap((file) =>
    escapedTexts(file, readFileSync(join(ROOT, "src", file), "utf8")).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(FILES.length).toBeGreaterThan(400);
  expect(escaped).toEqual([]);
});

test.each([
  ["<p>Two words</p>", "Two words"],
  ["<p>{n} seats</p>", "seats"],
  ['<b title="Close">{x}</b>', "Close"],
  ['<b aria-label="close">{x}</b>', "close"],
  ['const toast = "Changes saved";', "Changes saved"],
  ["const toast = `$" + "{n} bookings are saved`;", "bookings are saved"],
  ['const DAYS = ["Monday"];', "Monday"],
])("finds %s", (source, text) => {
  expect(escapedTexts("x.tsx", source)).toEqual([text]);
});

test.each([
  'throw new Error("It has no rows");',
  'import x from "a b c";',
  '<b className="wide tall">{x}</b>',
  'console.error("It failed again");',
  'type Kind = "one two";',
])("lets %s be", (source) => {
  expect(escapedTexts("x.tsx", source)).toEqual([]);
});
