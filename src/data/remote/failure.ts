import { ClientResponseError } from "pocketbase";
import { ValiError } from "valibot";
import { RemoteFailure } from "./remote-failure.ts";

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

/** Runs a call of PocketBase's client and turns whatever goes wrong into a {@link RemoteFailure}. */
export async function remoteCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

/** For what is always there: PocketBase shows a stranger an empty list instead of saying 401. */
export const sessionEnded = () => new RemoteFailure(401, SESSION_ENDED);

function failureOf(error: unknown): RemoteFailure {
  if (error instanceof ValiError) {
    console.error(error);
    return new RemoteFailure(200, UNREADABLE);
  }
  if (!(error instanceof ClientResponseError)) throw error;
  const { status } = error;
  const said = typeof error.response.message === "string" ? error.response.message : "";
  const message = MESSAGES[status] ?? ((status < 500 || status === 503) && said);
  return new RemoteFailure(status, message || SERVER_TROUBLE, fieldMessages(error.response.data));
}

/** PocketBase's `data.<field>.message`. */
function fieldMessages(data: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [field, said] of Object.entries(data ?? {})) {
    if (typeof said?.message === "string") messages[field] = said.message;
  }
  return messages;
}
