import { type Speaker, visitors } from "#domain/refusal.ts";

const NO_ANSWER = "The server could not be reached. Check your connection and try again.";
const UNREADABLE = "The server's answer could not be read.";
const SESSION_ENDED = "Your sign-in has expired. Please sign in again.";
const SERVER_TROUBLE = "The server has a problem at the moment. Please try again shortly.";

/** What is said for a status where the server's own words would not help. */
const MESSAGES: Readonly<Record<number, string>> = {
  0: NO_ANSWER,
  401: SESSION_ENDED,
  403: "This account may not do that.",
  404: "It is not there any more.",
  429: "Too many requests. Please wait a minute and try again.",
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
  const words = MESSAGES[status] ?? ((status < 500 || status === 503) && said);
  return new RemoteFailure(status, words || SERVER_TROUBLE, fieldMessages(data, speaker));
}

/** For an answer that is none of ours; the log gets `why`. */
export function unreadable(why: unknown): RemoteFailure {
  console.error(why);
  return new RemoteFailure(200, UNREADABLE);
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
