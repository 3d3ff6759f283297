import * as v from "valibot";
import { LANGUAGES } from "#domain/language.ts";
import type { Partner } from "#domain/partners/partner.ts";
import type { Statement } from "#domain/partners/statement.ts";
import { keptAnswer } from "../../sync/kept/answers.ts";
import { remoteCall } from "../failure.ts";
import { pocketbase } from "../pocketbase.ts";
import { callOrRefusal, type Refusal } from "../refusal.ts";

const ROUTE = "/api/office/partners";
const language = v.picklist(LANGUAGES);
const PartnerSchema = v.object({
  ...{ key: v.string(), name: v.string(), contact: v.string(), share: v.number() },
  nets: v.array(v.object({ service: v.string(), cents: v.number() })),
  ...{ collects: v.boolean(), language, active: v.boolean() },
});
const TermsSchema = v.union([
  v.object({ name: v.string(), share: v.number() }),
  v.object({ name: v.string(), netCents: v.number(), ofCents: v.number() }),
]);
const StatementSchema = v.object({
  partner: v.object({ key: v.string(), name: v.string(), contact: v.string(), language }),
  issuer: v.object({ name: v.string(), address: v.string(), taxNumber: v.string() }),
  ...{ from: v.string(), until: v.string() },
  bookings: v.array(
    v.object({
      ...{ id: v.string(), day: v.string(), guest: v.string(), service: v.string() },
      ...{ guests: v.number(), priceCents: v.number(), paidCents: v.number() },
      ...{ terms: v.nullable(TermsSchema), paidTo: v.string(), isAbsent: v.boolean() },
    }),
  ),
});

/** What is asked for the list of all partners; without a line the last one. */
export const ALL_PARTNERS = {
  key: "partners",
  load: (signal: AbortSignal): Promise<readonly Partner[]> =>
    keptAnswer("partners", () =>
      remoteCall(async () =>
        v.parse(v.array(PartnerSchema), await pocketbase.send(ROUTE, { signal })),
      ),
    ),
};

/**
 * Stores what is agreed with a partner from now on. @param base it was changed from, null for a new one
 * @throws RemoteFailure with status 409 where something else stands by now
 */
export function savePartner(partner: Partner, base: Partner | null): Promise<Partner | Refusal> {
  const { key, ...agreed } = partner;
  return callOrRefusal(async () => {
    const body = { ...agreed, ...(base ? { base } : { isNew: true }) };
    const path = `${ROUTE}/${encodeURIComponent(key)}`;
    return v.parse(PartnerSchema, await pocketbase.send(path, { method: "PUT", body }));
  });
}

/** What is owed for the travel of a month, `2026-11`. */
export function loadStatement(key: string, month: string, signal: AbortSignal): Promise<Statement> {
  return remoteCall(async () => {
    const options = { query: { month }, signal };
    return v.parse(StatementSchema, await pocketbase.send(`${ROUTE}/${key}/statement`, options));
  });
}
