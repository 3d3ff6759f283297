import type { StoredTexts } from "../catalogue/service/texts.ts";
import { LANGUAGES } from "../language.ts";
import type { ItemKey } from "./key.ts";
import type {
  Assignment,
  Exception,
  ExceptionKind,
  Limits,
  Need,
  Resource,
  ResourceKind,
  Schedule,
  Scope,
  Weekday,
} from "./rules.ts";

/** What came for a rule from outside; `check.ts` says what is wrong with it. */
type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** NaN for what is no number, which no rule takes. */
const count = (value: unknown) => (typeof value === "number" ? value : Number.NaN);

export const readSchedule = (id: string, fields: Fields): Schedule => ({
  id,
  item: text(fields.item) as ItemKey,
  weekdays: list(fields.weekdays).map(count) as Weekday[],
  times: list(fields.times).map(text),
  from: text(fields.from),
  until: text(fields.until),
  seats: count(fields.seats),
  leastGuests: count(fields.leastGuests ?? 0),
  cutoffHours: count(fields.cutoffHours ?? 0),
  isOnRequest: fields.isOnRequest === true,
});

export const readException = (id: string, fields: Fields): Exception => ({
  id,
  scope: text(fields.scope) as Scope,
  from: text(fields.from),
  until: text(fields.until),
  kind: text(fields.kind) as ExceptionKind,
  time: text(fields.time),
  newTime: text(fields.newTime),
  seats: count(fields.seats ?? 0),
  reason: text(fields.reason),
  texts: readTexts(fields.texts),
});

/** What is written of a reason in other languages; null for nothing. */
function readTexts(texts: unknown): StoredTexts | null {
  const written = LANGUAGES.slice(1).flatMap((language) => {
    const reason = text(Object(Object(texts)[language]).reason);
    return reason ? [[language, { reason }]] : [];
  });
  return written.length > 0 ? Object.fromEntries(written) : null;
}

export const readResource = (id: string, fields: Fields): Resource => ({
  id,
  name: text(fields.name),
  kind: text(fields.kind) as ResourceKind,
  seats: count(fields.seats ?? 0),
  languages: list(fields.languages).map(text).filter(Boolean),
  daysOff: list(fields.daysOff).map((span) => {
    const [from, until] = list(span).map(text);
    return [from ?? "", until ?? ""] as const;
  }),
});

export const readLimits = (item: ItemKey, fields: Fields): Limits => ({
  item,
  groupsADay: count(fields.groupsADay ?? 0),
  busyMinutes: count(fields.busyMinutes ?? 0),
  needs: list(fields.needs).map((need): Need => {
    const { kind, perGuests } = Object(need) as Fields;
    return { kind: text(kind) as ResourceKind, perGuests: count(perGuests ?? 0) };
  }),
});

export const readAssignment = (id: string, fields: Fields): Assignment => ({
  id,
  item: text(fields.item) as ItemKey,
  day: text(fields.day),
  time: text(fields.time),
  resource: text(fields.resource),
});
