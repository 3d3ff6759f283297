import type { Outgoing } from "../local/outbox-row.ts";
import { sendCommand } from "../remote/send.ts";
import { classify, type Outcome } from "./classify.ts";

/**
 * Sends a command past the outbox, for browsers that store nothing: it works online only, and is
 * forgotten when the page is. Sent again, it has to keep its id.
 */
export async function sendOnce(outgoing: Outgoing, timeLimitMs: number): Promise<Outcome> {
  return classify(await sendCommand(outgoing, timeLimitMs), outgoing, Date.now());
}
