import { FRESH } from "#data/local/queue-row.ts";
import { officeDatabase, ruleActsOf, writeOffice } from "#data/office/local/database.ts";
import type { RuleRow } from "#data/office/local/row.ts";
import type { KeptRules } from "#data/office/remote/departures/rules.ts";
import { createSender } from "#data/sync/sender.ts";
import { askToKeepData } from "#data/sync/wake-up.ts";
import { whenRowTried } from "#data/sync/when-tried.ts";
import { newBookingId } from "#domain/booking/reference.ts";
import { type RuleChange, ruleOf } from "#domain/departures/change.ts";
import { actingAccount } from "../acts.ts";
import { readKept } from "../kept/answers.ts";
import { RULES } from "../refresh.ts";
import { drainRules } from "./queue.ts";

/** Sends what was changed of the rules on this device, now and whenever there is reason to. */
export const keepSendingRules = createSender({ drain: drainRules, onStart() {}, onDrained() {} });

/** A change that is on this device. */
export type MadeRule = RuleChange & { readonly id: string };

/** The id of a rule that is to be made. */
export const newRuleId = () =>
  newBookingId((count) => crypto.getRandomValues(new Uint8Array(count)));

/**
 * Stores changes of schedules, exceptions, limits, resources and assignments, all or none; when this resolves they
 * are on the disk, and will be sent in their order.
 * @throws when the device cannot store them now, and then never will; or nobody is signed in
 */
export function saveRules(changes: readonly RuleChange[]): Promise<MadeRule[]> {
  return save(changes, []);
}

async function save(changes: readonly RuleChange[], dropped: readonly RuleRow[]) {
  askToKeepData();
  const accountId = actingAccount();
  const { ruleActs, kept } = officeDatabase();
  const made: MadeRule[] = [];
  await writeOffice([ruleActs, kept], async () => {
    await ruleActs.bulkDelete(dropped.map(({ seq }) => seq));
    const known = (await readKept<KeptRules>(RULES))?.answer;
    const busy = new Set((await ruleActsOf(accountId)).map(({ rule }) => rule));
    for (const change of changes) {
      const version = busy.has(change.rule) ? null : versionOf(change, known);
      const id = newRuleId();
      await ruleActs.add({ ...change, ...FRESH, id, accountId, madeAtMs: Date.now(), version });
      busy.add(change.rule);
      made.push({ ...change, id });
    }
  });
  keepSendingRules();
  return made;
}

/** Of no row: what it is sent with is met by what stands there (queue.ts). */
const OLDER = "older";

/** The stamp of the row that a change was made on; where others have changed it since a form was opened, of none. */
function versionOf({ table, rule, base }: RuleChange, known: KeptRules | undefined): string {
  const stamp = known?.stamps[rule];
  if (!known || stamp === undefined) return "";
  const stands = ruleOf(known, table, rule) ?? {};
  const isSame = Object.entries(stands).every(
    ([field, value]) =>
      JSON.stringify(value) === JSON.stringify(base?.[field as keyof typeof base]),
  );
  return isSame ? stamp : OLDER;
}

/**
 * Takes changes back, the last one first: what was not sent yet is forgotten, what may have been is changed back.
 * @throws as {@link saveRules}
 */
export async function undoRules(made: readonly MadeRule[]): Promise<void> {
  const left: RuleChange[] = [];
  for (const { id, table, rule, fields, base } of [...made].reverse()) {
    if (await forgetUnsent(id)) continue;
    left.push({ table, rule, fields: base, base: fields } as RuleChange);
  }
  if (left.length > 0) await saveRules(left);
}

/** True when the act was still waiting, untried and with nothing built upon it, and is gone now. */
function forgetUnsent(id: string): Promise<boolean> {
  const { ruleActs } = officeDatabase();
  return officeDatabase().transaction("rw", ruleActs, async () => {
    const act = await ruleActs.where("id").equals(id).first();
    const isUntried = act?.state === "queued" && act.attempts === 0;
    if (!act || (!isUntried && act.state !== "attention")) return false;
    const last = await ruleActs.where("rule").equals(act.rule).sortBy("seq");
    if (last.at(-1)?.id !== id) return false;
    await ruleActs.delete(act.seq);
    return true;
  });
}

/** Forgets changes that wait: the operator has decided so. */
export async function dropRuleActs(acts: readonly RuleRow[]): Promise<void> {
  await save([], acts);
}

/** Sends what was refused since somebody else was faster once more, on the rule as it is now. */
export async function insistOnRule(act: RuleRow): Promise<void> {
  await officeDatabase().ruleActs.put({ ...act, ...FRESH });
  keepSendingRules();
}

/** How the first attempts of some changes went; those that take longer than the limit are waiting. */
export async function whenRulesTried(
  made: readonly MadeRule[],
  timeLimitMs: number,
): Promise<"stored" | "waiting" | { readonly attention: RuleRow }> {
  const find = (id: string) => officeDatabase().ruleActs.where("id").equals(id).first();
  const rows = await Promise.all(made.map(({ id }) => whenRowTried(() => find(id), timeLimitMs)));
  const attention = rows.find((row) => row?.state === "attention");
  if (attention) return { attention };
  return rows.some((row) => row !== undefined) ? "waiting" : "stored";
}
