import type { Instance } from "./instance.ts";
import { call } from "./requests.ts";

export interface RealtimeEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Subscription {
  /** The events so far, oldest first, without PocketBase's greeting. */
  readonly events: readonly RealtimeEvent[];
  close(): void;
}

/** Subscribes over Server-Sent Events, as PocketBase's client does. */
export async function subscribe(
  instance: Instance,
  topics: readonly string[],
  token?: string,
): Promise<Subscription> {
  const ending = new AbortController();
  const response = await fetch(`${instance.url}/api/realtime`, { signal: ending.signal });
  if (!response.body) throw new Error("no stream");
  const events: RealtimeEvent[] = [];
  const reader = readEvents(response.body);
  const greeting = (await reader.next()).value;
  const clientId = String(greeting?.data.clientId);

  const answer = await call(instance, "/api/realtime", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: token } : {}) },
    body: JSON.stringify({ clientId, subscriptions: topics }),
  });
  if (answer.status !== 204) throw new Error(`not subscribed: ${answer.status} ${answer.text}`);
  const collect = async () => {
    for await (const event of reader) events.push(event);
  };
  // the stream ends by being closed, here or by the server
  collect().catch(() => {});
  return { events, close: () => ending.abort() };
}

async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<RealtimeEvent> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}:(.*)$`, "m").exec(block)?.[1] ?? "";
      yield { name: field("event"), data: JSON.parse(field("data") || "{}") };
    }
  }
}
