import { ClientResponseError } from "pocketbase";
import { ValiError } from "valibot";
import { office } from "#domain/office/refusal.ts";
import { failureFor, type RemoteFailure, unreadable } from "./remote-failure.ts";

/** Runs a call of PocketBase's client and turns whatever goes wrong into a {@link RemoteFailure}. */
export async function remoteCall<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}

/** For what is always there: PocketBase shows a stranger an empty list instead of saying 401. */
export const sessionEnded = () => failureFor(401, null);

function failureOf(error: unknown): RemoteFailure {
  if (error instanceof ValiError) return unreadable(error);
  if (!(error instanceof ClientResponseError)) throw error;
  return failureFor(error.status, error.response, office);
}
