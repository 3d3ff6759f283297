import * as v from "valibot";
import { MAIL_TEMPLATE_KINDS } from "#domain/booking/letters/mail-templates.ts";
import type { Language } from "#domain/language.ts";
import type { MissingText } from "#domain/site/missing-texts.ts";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";

const fields = v.array(v.string());
const MissingSchema = v.union([
  v.object({
    kind: v.literal("service"),
    type: v.picklist(["tour", "transfer"]),
    id: v.string(),
    name: v.string(),
    fields,
  }),
  v.object({ kind: v.picklist(["testimonials", "team"]), place: v.number(), fields }),
  v.object({ kind: v.literal("deposit") }),
  v.object({ kind: v.literal("mail"), mail: v.picklist(MAIL_TEMPLATE_KINDS) }),
]);
const AnswerSchema = v.record(v.string(), v.array(MissingSchema));

export type MissingTexts = Partial<Readonly<Record<Language, readonly MissingText[]>>>;

/** What the operator has not written yet in each other language than English. */
export function loadMissingTexts(signal: AbortSignal): Promise<MissingTexts> {
  return remoteCall(async () =>
    v.parse(AnswerSchema, await pocketbase.send("/api/office/missing-texts", { signal })),
  );
}
