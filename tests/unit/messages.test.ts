import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";
import { OFFICE_ROOMS } from "./support/office-rooms.ts";
import { room } from "./support/room.ts";

const ROOMS: Readonly<Record<string, readonly [object, object]>> = {
  "about.ts": room(
    await import("../../src/messages/en/about.ts"),
    await import("../../src/messages/es/about.ts"),
  ),
  "add-to-calendar.ts": room(
    await import("../../src/messages/en/add-to-calendar.ts"),
    await import("../../src/messages/es/add-to-calendar.ts"),
  ),
  "booking.ts": room(
    await import("../../src/messages/en/booking.ts"),
    await import("../../src/messages/es/booking.ts"),
  ),
  "cards.ts": room(
    await import("../../src/messages/en/cards.ts"),
    await import("../../src/messages/es/cards.ts"),
  ),
  "contact.ts": room(
    await import("../../src/messages/en/contact.ts"),
    await import("../../src/messages/es/contact.ts"),
  ),
  "confirmation.ts": room(
    await import("../../src/messages/en/confirmation.ts"),
    await import("../../src/messages/es/confirmation.ts"),
  ),
  "my-bookings.ts": room(
    await import("../../src/messages/en/my-bookings.ts"),
    await import("../../src/messages/es/my-bookings.ts"),
  ),
  "news.ts": room(
    await import("../../src/messages/en/news.ts"),
    await import("../../src/messages/es/news.ts"),
  ),
  "standings.ts": room(
    await import("../../src/messages/en/standings.ts"),
    await import("../../src/messages/es/standings.ts"),
  ),
  "wording.ts": room(
    await import("../../src/messages/en/wording.ts"),
    await import("../../src/messages/es/wording.ts"),
  ),
  "voucher.ts": room(
    await import("../../src/messages/en/voucher.ts"),
    await import("../../src/messages/es/voucher.ts"),
  ),
  "descriptions.ts": room(
    await import("../../src/messages/en/descriptions.ts"),
    await import("../../src/messages/es/descriptions.ts"),
  ),
  "heads.ts": room(
    await import("../../src/messages/en/heads.ts"),
    await import("../../src/messages/es/heads.ts"),
  ),
  "home.ts": room(
    await import("../../src/messages/en/home.ts"),
    await import("../../src/messages/es/home.ts"),
  ),
  "json-ld.ts": room(
    await import("../../src/messages/en/json-ld.ts"),
    await import("../../src/messages/es/json-ld.ts"),
  ),
  "invitation.ts": room(
    await import("../../src/messages/en/invitation.ts"),
    await import("../../src/messages/es/invitation.ts"),
  ),
  "language-offer.ts": room(
    await import("../../src/messages/en/language-offer.ts"),
    await import("../../src/messages/es/language-offer.ts"),
  ),
  "language.ts": room(
    await import("../../src/messages/en/language.ts"),
    await import("../../src/messages/es/language.ts"),
  ),
  "leave-question.ts": room(
    await import("../../src/messages/en/leave-question.ts"),
    await import("../../src/messages/es/leave-question.ts"),
  ),
  "map.ts": room(
    await import("../../src/messages/en/map.ts"),
    await import("../../src/messages/es/map.ts"),
  ),
  "message-pages.ts": room(
    await import("../../src/messages/en/message-pages.ts"),
    await import("../../src/messages/es/message-pages.ts"),
  ),
  "numbers.ts": room(
    await import("../../src/messages/en/numbers.ts"),
    await import("../../src/messages/es/numbers.ts"),
  ),
  "offline-app.ts": room(
    await import("../../src/messages/en/offline-app.ts"),
    await import("../../src/messages/es/offline-app.ts"),
  ),
  "parts.ts": room(
    await import("../../src/messages/en/parts.ts"),
    await import("../../src/messages/es/parts.ts"),
  ),
  "pictures.ts": room(
    await import("../../src/messages/en/pictures.ts"),
    await import("../../src/messages/es/pictures.ts"),
  ),
  "privacy.ts": room(
    await import("../../src/messages/en/privacy.ts"),
    await import("../../src/messages/es/privacy.ts"),
  ),
  "refusals.ts": room(
    await import("../../src/messages/en/refusals.ts"),
    await import("../../src/messages/es/refusals.ts"),
  ),
  "session.ts": room(
    await import("../../src/messages/en/session.ts"),
    await import("../../src/messages/es/session.ts"),
  ),
  "shell.ts": room(
    await import("../../src/messages/en/shell.ts"),
    await import("../../src/messages/es/shell.ts"),
  ),
  "statuses.ts": room(
    await import("../../src/messages/en/statuses.ts"),
    await import("../../src/messages/es/statuses.ts"),
  ),
  "times.ts": room(
    await import("../../src/messages/en/times.ts"),
    await import("../../src/messages/es/times.ts"),
  ),
  "tour-head.ts": room(
    await import("../../src/messages/en/tour-head.ts"),
    await import("../../src/messages/es/tour-head.ts"),
  ),
  "tour.ts": room(
    await import("../../src/messages/en/tour.ts"),
    await import("../../src/messages/es/tour.ts"),
  ),
  "tours-list.ts": room(
    await import("../../src/messages/en/tours-list.ts"),
    await import("../../src/messages/es/tours-list.ts"),
  ),
  "transfers.ts": room(
    await import("../../src/messages/en/transfers.ts"),
    await import("../../src/messages/es/transfers.ts"),
  ),
  "web-manifest.ts": room(
    await import("../../src/messages/en/web-manifest.ts"),
    await import("../../src/messages/es/web-manifest.ts"),
  ),
  ...OFFICE_ROOMS,
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
