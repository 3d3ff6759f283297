import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { ROOT } from "../../src/host/system/root.mjs";

type Room = Readonly<Record<string, unknown>>;
const roomsIn = (files: Record<string, Room>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, room]) => [path.replace(/^.*\/messages\/\w+\//, ""), room]),
  );
/** All that is said, by its file. That each language takes the same figures is what `tsc -b` holds. */
const ENGLISH = roomsIn(import.meta.glob("../../src/messages/en/**/*.ts", { eager: true }));
const OTHERS = {
  es: roomsIn(import.meta.glob("../../src/messages/es/**/*.ts", { eager: true })),
} satisfies Record<Exclude<Language, "en">, unknown>;

describe.each(Object.entries(OTHERS))("in %s", (_language, rooms) => {
  test("there is each room, and no other", () => {
    expect(Object.keys(rooms).sort()).toEqual(Object.keys(ENGLISH).sort());
  });

  test.each(Object.entries(ENGLISH))("%s says the same", (name, room) => {
    expect(shapeOf(rooms[name])).toEqual(shapeOf(room));
  });
});

const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("messages"))
  .map((name) => readFileSync(join(ROOT, "src", name), "utf8"));

test.each(Object.entries(ENGLISH))("nothing of %s is said by nobody", (name, room) => {
  const users = SOURCES.filter(
    (text) => text.includes(`"#messages/${name}"`) || text.includes(`/messages/en/${name}"`),
  ).join("\n");
  expect(unsaid(room, users)).toEqual([]);
});

/** Names that nobody asks for: by themselves, or as one of those whose table is looked into or handed on. */
const unsaid = (said: object, users: string): string[] =>
  Object.entries(said).flatMap(([name, inner]) => {
    if (!new RegExp(`\\.${name}\\b`).test(users)) return [name];
    const isLookedInto = new RegExp(`\\.${name}(\\[|[^.\\w])`).test(users);
    return typeof inner === "object" && !isLookedInto ? unsaid(inner, users) : [];
  });

/** Names and kinds of all that is said, to the last leaf; nothing is empty. */
function shapeOf(said: unknown): unknown {
  if (typeof said === "string") return said.trim() !== "";
  if (typeof said === "function") return "words with figures";
  return Object.fromEntries(
    Object.entries(said as object).map(([name, inner]) => [name, shapeOf(inner)]),
  );
}
