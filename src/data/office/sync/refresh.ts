import { addDays, type BelizeDay, belizeDay } from "#domain/belize-date.ts";
import { noteOffice, officeHint } from "../../local/office-hint.ts";
import { storedSession } from "../../remote/stored-session.ts";
import { officeDatabase } from "../local/database.ts";
import { loadBookables } from "../remote/catalogue.ts";
import { type KeptRules, loadRules } from "../remote/departures/rules.ts";
import { type FieldPage, type FieldQuery, fieldPage } from "../remote/field.ts";
import { loadSettings } from "../remote/settings.ts";
import { finishForgetting, takeOver } from "./account.ts";
import { forgetActsOfErased, forgetAnswers } from "./erased.ts";
import { keep, readKept } from "./kept/answers.ts";
import { type Incoming, keepNews, nothingYet } from "./news.ts";
import { refreshTakings, takingsMark } from "./takings.ts";
import { noteUnseen } from "./unseen-bookings.ts";

/** The days whose bookings a device keeps, from today: back to the first that the calendar of a month asks for on its last. */
const DAYS_BACK = 40;
const DAYS_AHEAD = 180;

/** Under this name stands which days are kept, and as of when. */
export const FIELD_STATE = "field";
export const BOOKABLES = "bookables";
export const SETTINGS = "settings";
export const RULES = "rules";

/** How far the kept bookings are refreshed. */
interface FieldState {
  readonly from: BelizeDay;
  readonly to: BelizeDay;
  readonly cursor: string;
  readonly services: string;
  readonly settings: string;
  /** What was kept before there were departures has none. */
  readonly departures?: string;
  /** What was kept by an older version has none: then nothing kept is believed to be without the erased. */
  readonly erased?: string;
}

let running: { readonly accountId: string; readonly done: Promise<boolean> } | null = null;

/**
 * Brings what this device keeps up to date, for the account that is signed in: what has changed since
 * the last time, or everything at the first (ADR 0008).
 * @returns false when the server could not be asked, or nobody is signed in.
 */
export function refreshOffice(): Promise<boolean> {
  const accountId = storedSession()?.accountId ?? "";
  if (running?.accountId === accountId) return running.done;
  const before = running?.done ?? Promise.resolve(true);
  const own = {
    accountId,
    done: before.then(refresh, refresh).finally(() => {
      if (running === own) running = null;
    }),
  };
  running = own;
  return own.done;
}

async function refresh(): Promise<boolean> {
  await finishForgetting();
  // asked for after the wait: who has signed out meanwhile has no device to be refreshed
  const session = storedSession();
  if (!session) return false;
  const { accountId, username } = session;
  await takeOver(accountId, username);
  const today = belizeDay(Date.now());
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const known = (await readKept<FieldState>(FIELD_STATE))?.answer ?? null;
  const incoming = nothingYet();
  const field = { accountId, days, incoming };
  const page = known ? await refreshKnown(known, field) : await loadDays(field);
  if (page === "anew") {
    await officeDatabase().kept.delete(FIELD_STATE);
    await forgetAnswers();
    return refresh();
  }
  if (!page) return false;
  await dropOtherDays(days);
  if (known?.erased !== page.erased) {
    if (known) await forgetAnswers();
    await forgetActsOfErased();
  }
  const { services, settings, departures } = page;
  const marks = { services, settings, departures };
  const areTakings = page.takings === (await takingsMark()) || (await refreshTakings());
  const isAll = (await refreshSeldom(known, marks)) && areTakings;
  const seen = isAll ? marks : { services: "", settings: "", departures: "" };
  // signed out meanwhile, or another account is here: then nothing may say that all is kept
  if (officeHint()?.accountId !== accountId) return false;
  await keep(FIELD_STATE, { ...days, cursor: page.next, ...seen, erased: page.erased });
  if (known) {
    await noteUnseen(incoming.added);
    await keepNews(page.next, incoming);
  }
  if (officeHint()?.accountId !== accountId) return false;
  noteOffice({ accountId, username, refreshedAtMs: Date.now() });
  return true;
}

type Days = Pick<FieldQuery, "from" | "to">;
/** The last page; its `next` is the new cursor. */
type Loaded = FieldPage | "anew" | null;

/** One refresh: for whom, which days, and what it has brought so far. */
interface Field {
  readonly accountId: string;
  readonly days: Days;
  /** Gets the ids of all bookings that come. */
  readonly incoming: Incoming;
  /** What is kept of before, by id: its version says nothing about which is newer. */
  readonly before?: ReadonlyMap<string, string>;
}

/** Days that have come into reach as time went by, and then all that has changed. */
async function refreshKnown(known: FieldState, field: Field): Promise<Loaded> {
  const { days } = field;
  const fresh = [
    ...(known.to < days.to ? [{ from: addDays(known.to, 1), to: days.to }] : []),
    // a version from before kept fewer
    ...(days.from < known.from ? [{ from: days.from, to: addDays(known.from, -1) }] : []),
  ];
  for (const span of fresh) {
    if (!(await readPages(span, { ...field, incoming: nothingYet() }))) return null;
  }
  return readPages({ ...days, since: known.cursor }, field);
}

/**
 * Everything; what was kept stays until all of it is there. After a restore that may be newer than what the server
 * has now, and gives way all the same.
 */
async function loadDays(field: Field): Promise<Loaded> {
  const { bookings } = officeDatabase();
  const rows = await bookings.toArray();
  const before = new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
  const page = await readPages(field.days, { ...field, before });
  if (page && page !== "anew") {
    const seen = new Set([...field.incoming.added, ...field.incoming.changed]);
    await bookings.bulkDelete([...before.keys()].filter((id) => !seen.has(id)));
  }
  return page;
}

/** Reads page after page, each stored as it comes. */
async function readPages(query: FieldQuery, field: Field): Promise<Loaded> {
  let first: FieldPage | null = null;
  let asked = query;
  for (;;) {
    const page = await fieldPage(asked);
    if (page === null || page === "anew") return page;
    first ??= page;
    if (!(await storePage(page, field))) return null;
    // what changed while the days were read comes again with the first page's cursor
    if (!page.hasMore) return { ...page, next: query.since ? page.next : first.cursor };
    asked = query.since ? { ...query, since: page.next } : { ...query, after: page.next };
  }
}

/** False when the device has been emptied meanwhile, or is another account's: then nothing may be left behind. */
async function storePage({ bookings, gone }: FieldPage, field: Field): Promise<boolean> {
  const { accountId, incoming, before } = field;
  const database = officeDatabase();
  return database.transaction("rw", database.bookings, async () => {
    if (officeHint()?.accountId !== accountId) return false;
    const known = await database.bookings.bulkGet(bookings.map(({ id }) => id));
    // the answer to an act may have been faster
    const newer = bookings.filter(({ id, updated_at }, place) => {
      const version = known[place]?.updated_at ?? "";
      return version <= updated_at || version === before?.get(id);
    });
    await database.bookings.bulkPut(newer);
    await database.bookings.bulkDelete([...gone]);
    for (const [place, { id }] of bookings.entries()) {
      (known[place] ? incoming.changed : incoming.added).push(id);
    }
    incoming.gone.push(...gone);
    return true;
  });
}

async function dropOtherDays({ from, to }: Days): Promise<void> {
  const { bookings } = officeDatabase();
  await bookings.where("booking_date").below(from).or("booking_date").above(to).delete();
}

/** Services, settings and rules, where their marks have changed. @returns false when they could not be had. */
async function refreshSeldom(
  known: FieldState | null,
  marks: Pick<FieldState, "services" | "settings" | "departures">,
): Promise<boolean> {
  const { signal } = new AbortController();
  try {
    if (known?.services !== marks.services) await keep(BOOKABLES, await loadBookables(signal));
    if (known?.settings !== marks.settings) await keep(SETTINGS, await loadSettings(signal));
    if (known?.departures !== marks.departures) return await refreshRules();
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks for the rules and keeps them; once more where a change of this device's was stored meanwhile: an answer from before
 * it would take it away again.
 * @returns false when they could not be had
 */
export async function refreshRules(): Promise<boolean> {
  const known = async () => JSON.stringify((await readKept<KeptRules>(RULES))?.answer.stamps);
  const database = officeDatabase();
  for (;;) {
    const before = await known();
    const rules = await loadRules();
    if (!rules) return false;
    const isKept = await database.transaction("rw", database.kept, async () => {
      if ((await known()) !== before) return false;
      await keep(RULES, rules);
      return true;
    });
    if (isKept) return true;
  }
}
