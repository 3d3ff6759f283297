import { parties } from "#domain/booking/party/refusal.ts";
import { type Speaker, visitors } from "#domain/refusal.ts";

/** Refuses a request as a whole, in PocketBase's form and with the code. */
export function refuseWhole(
  e: pb.AnswerEvent,
  status: number,
  code: string,
  { words }: Speaker = visitors,
): void {
  e.json(status, { status, code, message: words(code), data: {} });
}

/**
 * PocketBase's form of a refusal, written by hand since its own would put a full stop to each message. A
 * refusal that is a code is told as such too: devices have words of their own for those that they know.
 */
export function refuse(
  e: pb.AnswerEvent,
  errors: Readonly<Record<string, string>>,
  { knows, words }: Speaker = parties,
): void {
  const data: Record<string, { code: string; message: string }> = {};
  for (const [field, refusal] of Object.entries(errors)) {
    const code = knows(refusal) ? refusal : "validation_invalid";
    data[field] = { code, message: words(refusal) };
  }
  const code = "check_input";
  e.json(400, { status: 400, code, message: words(code), data });
}
