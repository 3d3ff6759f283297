import { setTimeout as sleep } from "node:timers/promises";
import { type Chance, faultsByChance, withoutOurId } from "../../offline/support/chance.ts";
import type { Fault } from "../../offline/support/fault-proxy.ts";
import { answer, cut, delayed, loseAnswer, truncate } from "../../offline/support/faults.ts";

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

/** The rest passes. */
const FAULTS: readonly Chance[] = [
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

/** A line that fails by chance; the control is that devices make no ids. */
export function badLine(random: () => number, isWithoutIds: boolean) {
  const { counts, choose } = faultsByChance(FAULTS, random);
  const rule = (): Fault | undefined => {
    const fault = choose();
    return isWithoutIds ? withoutOurId(fault) : fault;
  };
  return { counts, rule };
}
