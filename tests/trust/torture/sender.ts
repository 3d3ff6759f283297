import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { classify } from "../../../src/data/sync/classify.ts";
import { BOOKINGS } from "../../server/support/bookings.ts";

const ANSWER_MS = 5_000;

export interface Delivered {
  readonly command: BookingCommand;
  /** False: the device would show it as refused. */
  readonly isAccepted: boolean;
  readonly attempts: number;
}

interface Sent {
  readonly url: URL;
  readonly agent: Agent;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One attempt, as bare as possible: the rig's own time must not count. Status 0 where no answer came. */
export function attempt({
  url,
  agent,
  path,
  headers,
  body,
}: Sent): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const nothing = () => done({ status: 0, text: "" });
    const call = request(
      {
        host: url.hostname,
        port: url.port,
        path,
        method: "POST",
        agent,
        timeout: ANSWER_MS,
        headers: {
          ...{ "content-type": "application/json", "content-length": Buffer.byteLength(body) },
          ...headers,
        },
      },
      (answer) =>
        buffer(answer).then(
          (content) => done({ status: answer.statusCode ?? 0, text: content.toString() }),
          nothing,
        ),
    );
    call.once("timeout", () => call.destroy());
    call.once("error", nothing);
    call.end(body);
  });
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends each command until it is answered, several at a time, by the device's own reading of answers
 * (data/sync/classify.ts); only the pauses between attempts are shorter.
 */
export async function deliverAll(
  url: string,
  commands: Iterable<BookingCommand>,
  { atOnce, onDelivered }: { atOnce: number; onDelivered?: () => void },
): Promise<Delivered[]> {
  const target = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const delivered: Delivered[] = [];
  const waiting = commands[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const command = next.value;
      const body = JSON.stringify(command);
      for (let attempts = 1; ; attempts += 1) {
        const { status, text } = await attempt({ url: target, agent, path: BOOKINGS, body });
        const answer = { status, body: parsed(text), retryAfter: null };
        const sent = { kind: "booking", command, view: null as never } as const;
        const outcome = classify(answer, sent, Date.now());
        if (outcome.next === "retry") {
          await sleep(Math.min(500, 10 * 2 ** attempts));
          continue;
        }
        delivered.push({ command, isAccepted: outcome.next === "sent", attempts });
        onDelivered?.();
        break;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return delivered;
}
