import { remoteCall } from "./failure.ts";
import { RemoteFailure } from "./remote-failure.ts";

/** What the server said no to: a sentence, and one for each field that is to be mended. */
export interface Refusal {
  readonly kind: "refused";
  readonly message: string;
  /** Under the names of the wire. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A call whose 400 is an answer like others: the input is to be mended. */
export async function callOrRefusal<Result>(
  call: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await remoteCall(call);
  } catch (error) {
    if (!(error instanceof RemoteFailure) || error.status !== 400) throw error;
    return { kind: "refused", message: error.message, fields: error.fields };
  }
}
