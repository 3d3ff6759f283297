import { setTimeout as sleep } from "node:timers/promises";
import type { Exchange, Fault } from "../../offline/support/fault-proxy.ts";
import { answer, cut, delayed, loseAnswer, truncate } from "../../offline/support/faults.ts";
import type { Reply } from "../../offline/support/upstream.ts";
import { newId } from "../../server/support/bookings.ts";

/** The server has it twice at the same moment. */
const duplicate: Fault = async (exchange) => {
  const twin = exchange.forward().catch(() => null);
  await exchange.forward().then(exchange.reply, exchange.cut);
  await twin;
};

/** A copy that wandered about comes when all is over. */
const lateCopy =
  (ms: number): Fault =>
  async (exchange) => {
    await exchange.forward().then(exchange.reply, exchange.cut);
    sleep(ms).then(() => exchange.forward().catch(() => null));
  };

/** What may happen to a request, and how often in a thousand. The rest passes. */
const FAULTS: readonly [what: string, often: number, fault: (random: () => number) => Fault][] = [
  ["dropped before the server", 90, () => cut],
  ["answer dropped after the commit", 90, () => loseAnswer],
  ["answer cut in its middle", 40, () => truncate],
  ["502 before the server", 30, () => answer(502, "<h1>Bad Gateway</h1>")],
  ["502 after the commit", 30, () => after502],
  ["twice at once", 40, () => duplicate],
  ["a late copy", 40, (random) => lateCopy(200 + random() * 3000)],
  ["delayed 5-100 ms", 60, (random) => delayed(5 + random() * 95)],
];

const after502: Fault = async (exchange) => {
  await exchange.forward().catch(() => null);
  await answer(502, "<h1>Bad Gateway</h1>")(exchange);
};

/** A line that fails by chance, the same way for the same seed. */
export function badLine(random: () => number, isWithoutIds: boolean) {
  const counts = new Map<string, number>();
  const choose = (): Fault | undefined => {
    let left = random() * 1000;
    for (const [what, often, fault] of FAULTS) {
      left -= often;
      if (left >= 0) continue;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      return fault(random);
    }
    return undefined;
  };
  const rule = (): Fault | undefined => {
    const fault = choose();
    return isWithoutIds ? withoutOurId(fault) : fault;
  };
  return { counts, rule };
}

/** The control: as if devices made no ids, the server sees a new booking in every attempt. */
function withoutOurId(fault: Fault | undefined): Fault {
  return (exchange) => {
    const sent = JSON.parse(exchange.body.toString());
    const renamed: Exchange = {
      ...exchange,
      forward: async () => {
        const body = Buffer.from(JSON.stringify({ ...sent, id: newId() }));
        return withId(await exchange.forward({ body }), sent.id);
      },
    };
    if (fault) return fault(renamed);
    return renamed.forward().then(exchange.reply, exchange.cut);
  };
}

function withId(reply: Reply, id: string): Reply {
  if (reply.status !== 200) return reply;
  const body = Buffer.from(JSON.stringify({ ...JSON.parse(reply.body.toString()), id }));
  return { ...reply, body };
}
