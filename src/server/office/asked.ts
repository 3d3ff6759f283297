import { BOOKING_STATUSES } from "#domain/booking/status.ts";

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
