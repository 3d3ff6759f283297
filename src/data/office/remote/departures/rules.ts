import * as v from "valibot";
import type { ItemKey } from "#domain/departures/key.ts";
import {
  EXCEPTION_KINDS,
  RESOURCE_KINDS,
  type Scope,
  type Weekday,
} from "#domain/departures/rules.ts";
import type { Answer } from "../../../remote/answer.ts";
import type { RuleRow } from "../../local/row.ts";
import { officeRequest } from "../request.ts";

const TIME_LIMIT_MS = 20_000;

const ItemKeySchema = v.custom<ItemKey>((key) => typeof key === "string" && key.includes("/"));

/** A schema of tuples would be in what visitors fetch, too. */
const SpanSchema = v.pipe(
  v.array(v.string()),
  v.transform(([first = "", last = ""]) => [first, last] as const),
);

/** The rules that the operator keeps, as the server tells and a device keeps them. */
const RulesSchema = v.object({
  schedules: v.array(
    v.object({
      id: v.string(),
      item: ItemKeySchema,
      weekdays: v.array(v.picklist<readonly Weekday[]>([1, 2, 3, 4, 5, 6, 7])),
      times: v.array(v.string()),
      from: v.string(),
      until: v.string(),
      seats: v.number(),
      leastGuests: v.number(),
      cutoffHours: v.number(),
      isOnRequest: v.boolean(),
    }),
  ),
  exceptions: v.array(
    v.object({
      id: v.string(),
      scope: v.custom<Scope>((scope) => typeof scope === "string"),
      from: v.string(),
      until: v.string(),
      kind: v.picklist(EXCEPTION_KINDS),
      time: v.string(),
      newTime: v.string(),
      seats: v.number(),
      reason: v.string(),
      texts: v.nullable(v.record(v.string(), v.record(v.string(), v.string()))),
    }),
  ),
  limits: v.array(
    v.object({
      id: v.optional(v.string()),
      item: ItemKeySchema,
      groupsADay: v.number(),
      busyMinutes: v.number(),
      needs: v.array(v.object({ kind: v.picklist(RESOURCE_KINDS), perGuests: v.number() })),
    }),
  ),
  resources: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.picklist(RESOURCE_KINDS),
      seats: v.number(),
      languages: v.array(v.string()),
      daysOff: v.array(SpanSchema),
    }),
  ),
  assignments: v.array(
    v.object({
      id: v.string(),
      item: ItemKeySchema,
      day: v.string(),
      time: v.string(),
      resource: v.string(),
    }),
  ),
  stamps: v.record(v.string(), v.string()),
});

export type KeptRules = v.InferOutput<typeof RulesSchema>;

/** All that decides what can be sold, who there is and where they go along; null when no answer of ours came. */
export async function loadRules(): Promise<KeptRules | null> {
  const path = "departure-rules";
  const answer = await officeRequest({ method: "GET", path, timeLimitMs: TIME_LIMIT_MS });
  const rules = answer.status === 200 ? v.safeParse(RulesSchema, answer.body) : null;
  return rules?.success ? rules.output : null;
}

/** One attempt to send a change of the rules, under its row's own id, so that one that comes again is known. */
export function sendRule({ table, rule, version, fields }: RuleRow): Promise<Answer> {
  return officeRequest({
    method: "POST",
    path: "departure-rules",
    content: { table, id: rule, version: version ?? "", fields },
    timeLimitMs: TIME_LIMIT_MS,
  });
}
