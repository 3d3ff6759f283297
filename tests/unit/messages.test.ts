import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/host/system/root.mjs";
import { OFFICE_ROOMS } from "./support/office-rooms.ts";
import { room } from "./support/room.ts";

const ROOMS: Readonly<Record<string, readonly [object, object]>> = {
  "visitor/about.ts": room(
    await import("../../src/messages/en/visitor/about.ts"),
    await import("../../src/messages/es/visitor/about.ts"),
  ),
  "visitor/add-to-calendar.ts": room(
    await import("../../src/messages/en/visitor/add-to-calendar.ts"),
    await import("../../src/messages/es/visitor/add-to-calendar.ts"),
  ),
  "visitor/booking.ts": room(
    await import("../../src/messages/en/visitor/booking.ts"),
    await import("../../src/messages/es/visitor/booking.ts"),
  ),
  "cards.ts": room(
    await import("../../src/messages/en/cards.ts"),
    await import("../../src/messages/es/cards.ts"),
  ),
  "visitor/contact.ts": room(
    await import("../../src/messages/en/visitor/contact.ts"),
    await import("../../src/messages/es/visitor/contact.ts"),
  ),
  "visitor/confirmation.ts": room(
    await import("../../src/messages/en/visitor/confirmation.ts"),
    await import("../../src/messages/es/visitor/confirmation.ts"),
  ),
  "visitor/my-bookings.ts": room(
    await import("../../src/messages/en/visitor/my-bookings.ts"),
    await import("../../src/messages/es/visitor/my-bookings.ts"),
  ),
  "visitor/news.ts": room(
    await import("../../src/messages/en/visitor/news.ts"),
    await import("../../src/messages/es/visitor/news.ts"),
  ),
  "visitor/standings.ts": room(
    await import("../../src/messages/en/visitor/standings.ts"),
    await import("../../src/messages/es/visitor/standings.ts"),
  ),
  "wording.ts": room(
    await import("../../src/messages/en/wording.ts"),
    await import("../../src/messages/es/wording.ts"),
  ),
  "visitor/voucher.ts": room(
    await import("../../src/messages/en/visitor/voucher.ts"),
    await import("../../src/messages/es/visitor/voucher.ts"),
  ),
  "descriptions.ts": room(
    await import("../../src/messages/en/descriptions.ts"),
    await import("../../src/messages/es/descriptions.ts"),
  ),
  "heads.ts": room(
    await import("../../src/messages/en/heads.ts"),
    await import("../../src/messages/es/heads.ts"),
  ),
  "visitor/home.ts": room(
    await import("../../src/messages/en/visitor/home.ts"),
    await import("../../src/messages/es/visitor/home.ts"),
  ),
  "json-ld.ts": room(
    await import("../../src/messages/en/json-ld.ts"),
    await import("../../src/messages/es/json-ld.ts"),
  ),
  "visitor/invitation.ts": room(
    await import("../../src/messages/en/visitor/invitation.ts"),
    await import("../../src/messages/es/visitor/invitation.ts"),
  ),
  "visitor/language-offer.ts": room(
    await import("../../src/messages/en/visitor/language-offer.ts"),
    await import("../../src/messages/es/visitor/language-offer.ts"),
  ),
  "language.ts": room(
    await import("../../src/messages/en/language.ts"),
    await import("../../src/messages/es/language.ts"),
  ),
  "leave-question.ts": room(
    await import("../../src/messages/en/leave-question.ts"),
    await import("../../src/messages/es/leave-question.ts"),
  ),
  "mail-templates.ts": room(
    await import("../../src/messages/en/mail-templates.ts"),
    await import("../../src/messages/es/mail-templates.ts"),
  ),
  "visitor/map.ts": room(
    await import("../../src/messages/en/visitor/map.ts"),
    await import("../../src/messages/es/visitor/map.ts"),
  ),
  "visitor/message-pages.ts": room(
    await import("../../src/messages/en/visitor/message-pages.ts"),
    await import("../../src/messages/es/visitor/message-pages.ts"),
  ),
  "numbers.ts": room(
    await import("../../src/messages/en/numbers.ts"),
    await import("../../src/messages/es/numbers.ts"),
  ),
  "visitor/offline-app.ts": room(
    await import("../../src/messages/en/visitor/offline-app.ts"),
    await import("../../src/messages/es/visitor/offline-app.ts"),
  ),
  "parts.ts": room(
    await import("../../src/messages/en/parts.ts"),
    await import("../../src/messages/es/parts.ts"),
  ),
  "pictures.ts": room(
    await import("../../src/messages/en/pictures.ts"),
    await import("../../src/messages/es/pictures.ts"),
  ),
  "visitor/privacy.ts": room(
    await import("../../src/messages/en/visitor/privacy.ts"),
    await import("../../src/messages/es/visitor/privacy.ts"),
  ),
  "refusals.ts": room(
    await import("../../src/messages/en/refusals.ts"),
    await import("../../src/messages/es/refusals.ts"),
  ),
  "session.ts": room(
    await import("../../src/messages/en/session.ts"),
    await import("../../src/messages/es/session.ts"),
  ),
  "visitor/shell.ts": room(
    await import("../../src/messages/en/visitor/shell.ts"),
    await import("../../src/messages/es/visitor/shell.ts"),
  ),
  "statuses.ts": room(
    await import("../../src/messages/en/statuses.ts"),
    await import("../../src/messages/es/statuses.ts"),
  ),
  "times.ts": room(
    await import("../../src/messages/en/times.ts"),
    await import("../../src/messages/es/times.ts"),
  ),
  "visitor/tour-head.ts": room(
    await import("../../src/messages/en/visitor/tour-head.ts"),
    await import("../../src/messages/es/visitor/tour-head.ts"),
  ),
  "visitor/tour.ts": room(
    await import("../../src/messages/en/visitor/tour.ts"),
    await import("../../src/messages/es/visitor/tour.ts"),
  ),
  "visitor/tours-list.ts": room(
    await import("../../src/messages/en/visitor/tours-list.ts"),
    await import("../../src/messages/es/visitor/tours-list.ts"),
  ),
  "visitor/transfers.ts": room(
    await import("../../src/messages/en/visitor/transfers.ts"),
    await import("../../src/messages/es/visitor/transfers.ts"),
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
  const users = SOURCES.filter(
    (text) => text.includes(`"#messages/${name}"`) || text.includes(`/messages/en/${name}"`),
  ).join("\n");
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
