import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";

/** What another language has to give in place of English: the same names, the same figures, words of its own. */
type Words<English> = English extends string
  ? string
  : English extends (...figures: infer Figures) => infer Said
    ? (...figures: Figures) => Sentence<Said>
    : { readonly [Name in keyof English]: Words<English[Name]> };

/** Parts of a sentence stand in an order of the language's own. */
type Sentence<English> = English extends readonly unknown[] ? readonly unknown[] : Words<English>;

/** Held by types: a message that is missing, or wants other figures, is an error here. */
const room = <English>(en: English, es: Words<English>) => [en, es] as const;

const ROOMS: Readonly<Record<string, readonly [object, object]>> = {
  "add-to-calendar.ts": room(
    await import("../../src/messages/en/add-to-calendar.ts"),
    await import("../../src/messages/es/add-to-calendar.ts"),
  ),
  "cards.ts": room(
    await import("../../src/messages/en/cards.ts"),
    await import("../../src/messages/es/cards.ts"),
  ),
  "booking.ts": room(
    await import("../../src/messages/en/booking.ts"),
    await import("../../src/messages/es/booking.ts"),
  ),
  "contact.ts": room(
    await import("../../src/messages/en/contact.ts"),
    await import("../../src/messages/es/contact.ts"),
  ),
  "heads.ts": room(
    await import("../../src/messages/en/heads.ts"),
    await import("../../src/messages/es/heads.ts"),
  ),
  "map.ts": room(
    await import("../../src/messages/en/map.ts"),
    await import("../../src/messages/es/map.ts"),
  ),
  "parts.ts": room(
    await import("../../src/messages/en/parts.ts"),
    await import("../../src/messages/es/parts.ts"),
  ),
  "pictures.ts": room(
    await import("../../src/messages/en/pictures.ts"),
    await import("../../src/messages/es/pictures.ts"),
  ),
  "shell.ts": room(
    await import("../../src/messages/en/shell.ts"),
    await import("../../src/messages/es/shell.ts"),
  ),
  "statuses.ts": room(
    await import("../../src/messages/en/statuses.ts"),
    await import("../../src/messages/es/statuses.ts"),
  ),
  "office/refusals.ts": room(
    await import("../../src/messages/en/office/refusals.ts"),
    await import("../../src/messages/es/office/refusals.ts"),
  ),
  "refusals.ts": room(
    await import("../../src/messages/en/refusals.ts"),
    await import("../../src/messages/es/refusals.ts"),
  ),
};

test.each(["en", "es"])("every room of messages is compared: %s", (language) => {
  const files = readdirSync(join(ROOT, "src/messages", language), { recursive: true });
  const rooms = files.map(String).filter((name) => name.endsWith(".ts"));
  expect(rooms.sort()).toEqual(Object.keys(ROOMS).sort());
});

test.each(Object.entries(ROOMS))("%s says the same in each language", (_name, [en, es]) => {
  expect(shapeOf(es)).toEqual(shapeOf(en));
});

const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true })
  .map(String)
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("messages"))
  .map((name) => readFileSync(join(ROOT, "src", name), "utf8"));

test.each(Object.entries(ROOMS))("nothing of %s is said by nobody", (name, [en]) => {
  const users = SOURCES.filter((text) => text.includes(`"#messages/${name}"`)).join("\n");
  expect(unsaid(en, users)).toEqual([]);
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
