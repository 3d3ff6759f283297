import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { areDays, type Days } from "#domain/report/money.ts";

/** A parameter of the address, empty when it is not given. */
export function asked(e: pb.RequestEvent, name: string): string {
  return e.request.url.query().get(name);
}

/**
 * A parameter that is one of a few words.
 * @throws 400 for any other word
 */
export function askedOneOf<Word extends string>(
  e: pb.RequestEvent,
  name: string,
  { words, otherwise }: { words: readonly Word[]; otherwise: Word },
): Word {
  const given = asked(e, name);
  if (given === "") return otherwise;
  const word = words.find((known) => known === given);
  if (word === undefined) throw new BadRequestError(`${name} must be one of ${words.join(", ")}.`);
  return word;
}

/**
 * The days that are asked for, both among them, as `YYYY-MM-DD` in `from` and in `until`, or another parameter.
 * @throws 400 where they are none, or in the wrong order
 */
export function askedDays(e: pb.RequestEvent, last: "until" | "to" = "until"): Days {
  const days = { from: asked(e, "from"), until: asked(e, last) };
  if (!areDays(days)) throw new BadRequestError(`from and ${last} must be days, YYYY-MM-DD.`);
  return days;
}

/** True where some are asked for. */
export const hasDays = (e: pb.RequestEvent): boolean =>
  asked(e, "from") !== "" || asked(e, "until") !== "";

/**
 * The range of a report that counts whole ranges until today.
 * @throws 400 for any other word, and for days, which it would not heed
 */
export function askedRange<Range extends string>(
  e: pb.RequestEvent,
  words: readonly Range[],
): Range | "all" {
  if (hasDays(e)) throw new BadRequestError("from and until cannot be chosen here.");
  return askedOneOf<Range | "all">(e, "range", { words: ["all", ...words], otherwise: "all" });
}

/** The filters that dashboard, list and reports share; empty is all. */
export function askedFilters(e: pb.RequestEvent): { status: string; type: string } {
  const status = askedOneOf(e, "status", { words: ["all", ...BOOKING_STATUSES], otherwise: "all" });
  const type = askedOneOf(e, "type", { words: ["all", "tour", "transfer"], otherwise: "all" });
  return { status: status === "all" ? "" : status, type: type === "all" ? "" : type };
}

/** A whole number from 1 to `most`; `otherwise` for anything else. */
export function askedCount(
  e: pb.RequestEvent,
  name: string,
  { most, otherwise }: { most: number; otherwise: number },
): number {
  const given = Number(asked(e, name));
  return Number.isInteger(given) && given >= 1 ? Math.min(given, most) : otherwise;
}
