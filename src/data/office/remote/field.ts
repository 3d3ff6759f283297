import * as v from "valibot";
import type { BelizeDay } from "#domain/belize-date.ts";
import { OfficeWireSchema } from "#domain/booking/office/schemas.ts";
import { officeRequest } from "./request.ts";

/** Several hundred bookings on a weak line take their time. */
const TIME_LIMIT_MS = 60_000;
/** The cursor is none of the server's database. */
const ANEW = 410;

const PageSchema = v.object({
  bookings: v.array(OfficeWireSchema),
  gone: v.array(v.string()),
  next: v.string(),
  hasMore: v.boolean(),
  cursor: v.string(),
  services: v.string(),
  settings: v.string(),
  departures: v.string(),
  takings: v.string(),
  erased: v.string(),
});
/** A part of the bookings of some days, or of what has changed in them (ADR 0008). */
export type FieldPage = v.InferOutput<typeof PageSchema>;

export interface FieldQuery {
  readonly from: BelizeDay;
  readonly to: BelizeDay;
  /** Only what has changed since this cursor. */
  readonly since?: string;
  /** Goes on after the page that said so. */
  readonly after?: string;
}

/** A page; "anew" when all has to be loaded again; null when no answer of ours came. */
export async function fieldPage(query: FieldQuery): Promise<FieldPage | "anew" | null> {
  const answer = await officeRequest({
    method: "GET",
    path: `field?${new URLSearchParams({ ...query })}`,
    timeLimitMs: TIME_LIMIT_MS,
  });
  if (answer.status === ANEW && answer.body !== undefined) return "anew";
  if (answer.status !== 200) return null;
  const page = v.safeParse(PageSchema, answer.body);
  return page.success ? page.output : null;
}
