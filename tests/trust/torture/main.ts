import { backupDrill } from "./backup-drill.ts";
import { crowd } from "./crowd.ts";
import { type Control, faultyLine, isKept, type LineVerdict } from "./faulty-line.ts";
import { fullDisk } from "./full-disk.ts";
import { tortureByLinks } from "./links.ts";
import { areKept } from "./links-verdict.ts";
import { tortureByLosses } from "./losses.ts";
import { postKills } from "./post-kills.ts";
import { soak } from "./soak.ts";
import { trySplits } from "./splits.ts";

/** How much of each job; `long` is what TRUST.md promises. */
export const SIZES = {
  short: {
    ...{ seeds: 1, bookings: 250, kills: 2, control: 60, crowd: 200, twins: 50 },
    ...{ guests: 24, guestKills: 1, guestControl: 8 },
    ...{ losses: 3, lossControl: 10, splits: 3 },
    ...{ mails: 30, mailKills: 2, backup: 500, restoreSeconds: Number.POSITIVE_INFINITY },
    ...{ soakSeconds: 20, soakPerSecond: 50 },
  },
  long: {
    ...{ seeds: 3, bookings: 30_000, kills: 150, control: 1_500, crowd: 500, twins: 100 },
    ...{ guests: 2_000, guestKills: 40, guestControl: 50 },
    ...{ losses: 50, lossControl: 10, splits: 100 },
    ...{ mails: 500, mailKills: 10, backup: 30_000, restoreSeconds: 60 },
    ...{ soakSeconds: 90, soakPerSecond: 50 },
  },
} as const;
export type Sizes = { readonly [Name in keyof (typeof SIZES)["long"]]: number };

/** One line of the table. `null`: the system does not let us do it here. */
export interface Line {
  readonly job: string;
  readonly promise: string;
  readonly found: string;
  readonly isKept: boolean | null;
}

const lineText = (verdict: LineVerdict) =>
  `${verdict.lost} lost, ${verdict.doubled} doubled, ${verdict.wrong} wrong ` +
  `(${verdict.made} bookings, ${verdict.requests} requests, ${verdict.faults} faults, ` +
  `${verdict.kills} kills, ${verdict.seconds} s)`;

/** The jobs of TRUST.md's table of figures, by name. */
export const JOBS: Readonly<Record<string, (sizes: Sizes, seed: number) => Promise<Line[]>>> = {
  line: async ({ seeds, bookings, kills }, seed) => {
    const lines: Line[] = [];
    for (let index = 0; index < seeds; index += 1) {
      const verdict = await faultyLine({ bookings, kills, seed: seed + index });
      lines.push({
        job: `${bookings} bookings through a faulty line, ${kills} kill -9, seed ${verdict.seed}`,
        promise: "0 lost, 0 doubled, 0 wrong",
        found: lineText(verdict),
        isKept: isKept(verdict) && verdict.made === bookings,
      });
    }
    return lines;
  },
  controls: async ({ control }, seed) => {
    const lines: Line[] = [];
    for (const name of ["without ids", "without the hook"] as const satisfies Control[]) {
      const verdict = await faultyLine({ bookings: control, kills: 0, seed, control: name });
      lines.push({
        job: `the same ${name}: ${control} bookings, seed ${seed}`,
        promise: "must fail",
        found: lineText(verdict),
        isKept: !isKept(verdict),
      });
    }
    return lines;
  },
  crowd: async ({ crowd: count, twins }) => {
    const different = await crowd(count, false);
    const same = await crowd(twins, true);
    return [
      {
        job: `${count} parallel creates`,
        promise: "no error",
        found: `${different.refused} refused, ${different.rows} rows, ${different.mails} mails`,
        isKept:
          different.refused === 0 && different.rows === count && different.mails === 2 * count,
      },
      {
        job: `${twins} parallel twins`,
        promise: "one row",
        found: `${same.refused} refused, ${same.rows} rows, ${same.mails} mails`,
        isKept: same.refused === 0 && same.rows === 1 && same.mails === 2,
      },
    ];
  },
  links: async ({ guests, guestKills, guestControl }, seed) => {
    const sizes = { guests, kills: guestKills, control: guestControl, seed };
    const { line, controls } = await tortureByLinks(sizes);
    const found = ({ lost, doubled, wrong, oversold, ...others }: typeof line) =>
      `${lost} lost, ${doubled} doubled, ${wrong} wrong, ${oversold} oversold (${others.acts} acts, ` +
      `${others.faults} faults, ${others.kills} kills, ${others.seconds} s)`;
    return [
      {
        job: `${guests} guests with two phones by their links, ${guestKills} kill -9, seed ${seed}`,
        promise: "0 lost, 0 doubled, 0 wrong, 0 oversold",
        found: found(line),
        isKept: areKept(line),
      },
      ...controls.map((control, at) => ({
        job:
          ["the same where others answer in our place", "the same without counted seats"][at] ?? "",
        promise: "must fail",
        found: found(control),
        isKept: at === 0 ? control.lost > 0 : control.oversold > 0,
      })),
    ];
  },
  losses: async ({ losses, lossControl }, seed) => {
    const runs = [
      await tortureByLosses({ losses, seed, control: false }),
      await tortureByLosses({ losses: lossControl, seed, control: true }),
    ];
    return runs.map((verdict, at) => ({
      job:
        at === 0
          ? `${losses} machines lost with their disks, phones bring back, seed ${seed}`
          : `the same where phones bring nothing back, ${lossControl} machines`,
      promise: at === 0 ? "0 lost, 0 wrong, 0 mails doubled, 0 without, 0 oversold" : "must fail",
      found:
        `${verdict.lost} lost, ${verdict.wrong} wrong, ${verdict.doubled} mails doubled, ${verdict.unmailed} without, ` +
        `${verdict.oversold} oversold (${verdict.bookings} bookings, ${verdict.missed} missed, ${verdict.copies} copies of mails, ` +
        `${verdict.middle.toFixed(1)} s to promote, at most ${verdict.slowest.toFixed(1)})`,
      isKept: at === 0 ? areKept(verdict) && verdict.unmailed === 0 : verdict.lost > 0,
    }));
  },
  splits: async ({ splits }, seed) => {
    const { second, lost, bookings, tried } = await trySplits({ splits, seed });
    const kinds = Object.entries(tried).map(([trouble, times]) => `${times}: ${trouble}`);
    return [
      {
        job: `${splits} machines overtaken while they write, seed ${seed}`,
        promise: "0 bookings at a second writer, 0 lost",
        found: `${second} at a second writer, ${lost} lost (${bookings} bookings; ${kinds.join(", ")})`,
        isKept: second === 0 && lost === 0,
      },
    ];
  },
  disk: async () => {
    const verdict = await fullDisk();
    const line = { job: "disk full on a small tmpfs", promise: "0 lost, 503, recovers" };
    if (!verdict) return [{ ...line, found: "no right to mount one here", isKept: null }];
    const { stored, statusesWhenFull, readsWhenFull, lost, after, integrity } = verdict;
    return [
      {
        ...line,
        found:
          `${lost} of ${stored} lost; full: ${statusesWhenFull.join(", ")}, reads ${readsWhenFull}; ` +
          `with room again ${after}; integrity ${integrity}`,
        isKept:
          stored > 100 &&
          lost === 0 &&
          statusesWhenFull.join() === "503" &&
          readsWhenFull === 200 &&
          after === 200 &&
          integrity === "ok",
      },
    ];
  },
  mails: async ({ mails, mailKills }) => {
    const verdict = await postKills(mails, mailKills);
    return [
      {
        job: `${mails} bookings, post office and server ended ${mailKills} times`,
        promise: "each mail, at most one double a kill, stable Message-ID",
        found:
          `${verdict.missing} of ${verdict.mails} missing, ${verdict.doubled} doubled in ` +
          `${verdict.kills} kills, ${verdict.unfolded} with another Message-ID, ${verdict.unsent} unsent`,
        isKept:
          verdict.mails === 2 * mails &&
          verdict.missing + verdict.unfolded + verdict.unsent === 0 &&
          verdict.kills > 0 &&
          verdict.doubled <= verdict.kills,
      },
    ];
  },
  backup: async ({ backup, restoreSeconds }) => {
    const verdict = await backupDrill(backup);
    return [
      {
        job: `backup under load, restore into an empty folder, ${backup} bookings and more`,
        promise: "same count and hash, under 60 s",
        found:
          `${verdict.restored} rows, ${verdict.isSame ? "same" : "OTHER"} hash, ` +
          `${verdict.refused} refused meanwhile, ${verdict.seconds} s`,
        isKept: verdict.isSame && verdict.refused === 0 && verdict.seconds < restoreSeconds,
      },
    ];
  },
  soak: async ({ soakSeconds, soakPerSecond }) => {
    const verdict = await soak(soakSeconds, soakPerSecond);
    return [
      {
        job: `soak ${soakSeconds} s at ${soakPerSecond} a second`,
        promise: "memory slope under 10 %, p99 under 50 ms",
        found:
          `slope ${verdict.memorySlopePercent} %, p50 ${verdict.p50Ms} ms, p99 ${verdict.p99Ms} ms, ` +
          `${verdict.failed} of ${verdict.bookings} failed`,
        isKept: verdict.failed === 0 && verdict.memorySlopePercent < 10 && verdict.p99Ms < 50,
      },
    ];
  },
};

/**
 * Runs the jobs one after the other and prints each line of the table when it is known.
 * @returns true when all that could be tried was kept
 */
export async function serverTorture(
  names: readonly string[],
  sizes: Sizes,
  seed: number,
): Promise<boolean> {
  const lines: Line[] = [];
  for (const name of names) {
    for (const line of (await JOBS[name]?.(sizes, seed)) ?? []) {
      lines.push(line);
      console.log(textOf(line));
    }
  }
  const kept = lines.filter((line) => line.isKept).length;
  const broken = lines.filter((line) => line.isKept === false).length;
  console.log(`\n${kept} kept, ${broken} broken, ${lines.length - kept - broken} not tried`);
  return broken === 0;
}

function textOf({ job, promise, found, isKept: kept }: Line): string {
  const word = kept === null ? "not tried" : kept ? "kept" : "BROKEN";
  return `| ${job} | ${promise} | ${found} | ${word} |`;
}
