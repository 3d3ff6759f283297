import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropDraftsOf, dropOldDrafts, formDraft, keepFormDraft } from "#data/local/form-drafts.ts";

const DAY_MS = 86_400_000;
const draft = (email: string) => ({ fields: { email }, fillMs: 5, sentAs: null });
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a form is kept by its name, and for a day after its last change", () => {
  keepFormDraft("tour/1", draft("ana@guest.example"));
  vi.advanceTimersByTime(DAY_MS / 2);
  keepFormDraft("tour/2", draft("ben@guest.example"));
  expect(formDraft("tour/1")).toMatchObject(draft("ana@guest.example"));
  vi.advanceTimersByTime(DAY_MS / 2);
  expect(formDraft("tour/1")).toBeNull();
  expect(formDraft("tour/2")).toMatchObject(draft("ben@guest.example"));
  // nobody has to open that form again for it to go
  expect(JSON.stringify([...stored])).toContain("ana@guest.example");
  dropOldDrafts();
  expect(JSON.stringify([...stored])).not.toContain("ana@guest.example");
  keepFormDraft("tour/2", null);
  expect([...stored]).toEqual([]);
});

test("a clock that was set back a day or more leaves nothing behind for ever", () => {
  keepFormDraft("tour/1", draft("ana@guest.example"));
  vi.setSystemTime(Date.now() - DAY_MS);
  expect(formDraft("tour/1")).toBeNull();
});

test("who is erased goes from forms too, however the address is written", () => {
  keepFormDraft("tour/1", draft(" Ana@Guest.example"));
  keepFormDraft("contact", draft("ben@guest.example"));
  dropDraftsOf("ana@guest.example");
  expect([formDraft("tour/1"), formDraft("contact")?.fields.email]).toEqual([
    null,
    "ben@guest.example",
  ]);
});

test.each([
  ["is refused", () => vi.stubGlobal("localStorage", undefined)],
  ["holds what is none of ours", () => stored.set("formDrafts", '{"tour/1":7}')],
  ["holds half of it", () => stored.set("formDrafts", '{"tour/1":')],
])("where storage %s there is no draft, and no trouble", (_, spoil) => {
  spoil();
  expect(formDraft("tour/1")).toBeNull();
  keepFormDraft("tour/1", draft("ana@guest.example"));
  dropOldDrafts();
});
