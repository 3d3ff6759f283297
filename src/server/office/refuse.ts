import { office } from "#domain/office/refusal.ts";
import { refuse as refuseAsTold, refuseWhole as refuseWholeAsTold } from "../guards/refuse.ts";

/** As for visitors, and with the back office's own codes. */
export function refuse(e: pb.AnswerEvent, errors: Readonly<Record<string, string>>): void {
  refuseAsTold(e, errors, office);
}

/** 409 with a word at each field that somebody else has changed since it was read. */
export function refuseChanged(e: pb.AnswerEvent, fields: readonly string[]): void {
  const [whole, each] = ["rule_changed", "field_changed"] as const;
  const data = fields.map((field) => [field, { code: each, message: office.words(each) }]);
  const message = office.words(whole);
  e.json(409, { status: 409, code: whole, message, data: Object.fromEntries(data) });
}

export function refuseWhole(e: pb.AnswerEvent, status: number, code: string): void {
  refuseWholeAsTold(e, status, code, office);
}
