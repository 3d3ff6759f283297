import { newId } from "../../server/support/bookings.ts";
import type { Exchange, Fault } from "./fault-proxy.ts";
import type { Reply } from "./upstream.ts";

/** What may happen to a request, and how often in a thousand. */
export type Chance = readonly [what: string, often: number, fault: (random: () => number) => Fault];

/** Faults by chance, the same for the same seed. @returns `counts`: how often each has happened */
export function faultsByChance(chances: readonly Chance[], random: () => number) {
  const counts = new Map<string, number>();
  const choose = (): Fault | undefined => {
    let left = random() * 1000;
    for (const [what, often, fault] of chances) {
      left -= often;
      if (left >= 0) continue;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return fault(random);
    }
    return undefined;
  };
  return { counts, choose };
}

/** As if devices made no ids: the server sees a new booking in every attempt. */
export function withoutOurId(fault: Fault | undefined): Fault {
  return (exchange) => {
    const sent = JSON.parse(exchange.body.toString());
    const renamed: Exchange = {
      ...exchange,
      forward: async () => {
        const other = newId();
        const body = Buffer.from(JSON.stringify({ ...sent, id: other }));
        return named(await exchange.forward({ body }), other, sent.id);
      },
    };
    if (fault) return fault(renamed);
    return renamed.forward().then(exchange.reply, exchange.cut);
  };
}

/** What was stored under the other id is answered under the device's; the answer to a payment is its booking. */
function named(reply: Reply, other: string, id: string): Reply {
  if (reply.status !== 200) return reply;
  const stored = JSON.parse(reply.body.toString());
  if (stored.id !== other) return reply;
  return { ...reply, body: Buffer.from(JSON.stringify({ ...stored, id })) };
}
