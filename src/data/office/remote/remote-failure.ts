import { LANGUAGE, LANGUAGES } from "#domain/language.ts";
import { type Speaker, visitors } from "#domain/refusal.ts";
import * as failures from "#messages/office/failures.ts";

/** What is said for a status where the server's own words would not help. */
const MESSAGES: Readonly<Record<number, string>> = {
  0: failures.noAnswer,
  401: failures.sessionEnded,
  403: failures.notAllowed,
  404: failures.gone,
  429: failures.tooOften,
};

/** A call that failed; `message` is for people. `status` is 0 when no answer came. */
export class RemoteFailure extends Error {
  override readonly name = "RemoteFailure";
  readonly status: number;
  /** What is wrong with single fields, under PocketBase's names; often empty. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

/** What PocketBase and our own routes say of something that they refuse. */
interface Said {
  readonly code?: unknown;
  readonly message?: unknown;
}

/** What an answer that is no success means for people; `body` as PocketBase and our own routes write it. */
export function failureFor(status: number, body: unknown, speaker = visitors): RemoteFailure {
  const { data, ...whole } = (body ?? {}) as Said & { readonly data?: unknown };
  const said = wordsOf(whole, speaker) ?? "";
  // who cannot store something says so in English, and no code
  const isReadable = status < 500 || (status === 503 && LANGUAGE === LANGUAGES[0]);
  const words = MESSAGES[status] ?? (isReadable && said);
  return new RemoteFailure(status, words || failures.serverTrouble, fieldMessages(data, speaker));
}

/** For an answer that is none of ours; the log gets `why`. */
export function unreadable(why: unknown): RemoteFailure {
  console.error(why);
  return new RemoteFailure(200, failures.unreadable);
}

/** A code that is known in words of our own, else what the server says. */
function wordsOf({ code, message }: Said, { knows, words }: Speaker): string | null {
  if (knows(code)) return words(code);
  return typeof message === "string" ? message : null;
}

/** PocketBase's `data.<field>`, in words. */
function fieldMessages(data: unknown, speaker: Speaker): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [field, said] of Object.entries(data ?? {})) {
    const words = wordsOf(said ?? {}, speaker);
    if (words !== null) messages[field] = words;
  }
  return messages;
}
