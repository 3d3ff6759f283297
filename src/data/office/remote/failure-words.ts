import * as words from "#messages/office/failures.ts";
import { RemoteFailure } from "./remote-failure.ts";

/** What is said of something that failed: the server's words or ours, 'Unknown error' for a fault of the page. */
export function failureWords(error: unknown): string {
  if (error instanceof RemoteFailure) return error.message;
  console.error(error);
  return words.unknown;
}
