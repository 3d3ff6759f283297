import * as v from "valibot";

const AskedSchema = v.object({
  id: v.string(),
  changes: v.record(v.string(), v.unknown()),
  state: v.picklist(["open", "declined"]),
  words: v.string(),
});

/** What a guest has asked the office for, and what has become of it. */
export type AskedChange = v.InferOutput<typeof AskedSchema>;

/** The same, as the server told it; null for nothing, and for what this build does not know. */
export function askedChangeOf(told: unknown): AskedChange | null {
  const asked = v.safeParse(AskedSchema, told);
  return asked.success ? asked.output : null;
}
