import type { Table } from "dexie";
import * as v from "valibot";
import { officeDatabase, ruleActsOf } from "#data/office/local/database.ts";
import type { RuleRow } from "#data/office/local/row.ts";
import { type KeptRules, sendRule } from "#data/office/remote/departures/rules.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import { classifyNo, isYes, type Refused, type Retry } from "#data/sync/classify.ts";
import { drain, type Queue } from "#data/sync/drain.ts";
import { isStillOurs, type Moment, sendRow, waitingAgain } from "#data/sync/send-row.ts";
import { ruleOf, withRule } from "#domain/departures/change.ts";
import { meetingOf, mergedOf } from "#domain/departures/meeting.ts";
import { office } from "#domain/office/refusal.ts";
import { readKept } from "../kept/answers.ts";
import { changeKeptRules } from "../kept/rules.ts";
import { RULES, refreshOffice, refreshRules } from "../refresh.ts";

/** Changes of the rules: one after the other for each of them, all in the order in which they were made. */
const RULE_ACTS: Queue<RuleRow> = {
  lock: "office-rules",
  // stored rows only: none is added here
  table: () => officeDatabase().ruleActs as Table as Table<RuleRow, number>,
  waiting: firstOfEachRule,
  attempt: ({ seq }) => sendRow(RULE_ACTS, seq, { send: outcomeOf, settle }),
};

/** Sends the rules that the account that is signed in has changed; see {@link drain}. */
export function drainRules(options?: { force?: boolean }): Promise<number | null> {
  return drain(RULE_ACTS, options);
}

async function firstOfEachRule(): Promise<RuleRow[]> {
  const session = storedSession();
  if (!session) return [];
  const seen = new Set<string>();
  const rows = await ruleActsOf(session.accountId);
  const first = rows.filter(({ rule }) => !seen.has(rule) && seen.add(rule));
  return first.filter(({ state }) => state === "queued");
}

type RuleOutcome =
  | { readonly next: "sent"; readonly version: string }
  /** Somebody else was faster; `stored` is the row as the server has it now. */
  | { readonly next: "conflict"; readonly rules: KeptRules }
  | Refused
  | Retry;

const SentSchema = v.object({ version: v.string() });
const CodeSchema = v.object({ code: v.picklist(["rule_changed", "rule_gone"]) });

async function outcomeOf(act: RuleRow): Promise<RuleOutcome> {
  const answer = await sendRule(act);
  const sent = isYes(answer) ? v.safeParse(SentSchema, answer.body) : null;
  if (sent?.success) return { next: "sent", version: sent.output.version };
  const refusal = v.safeParse(CodeSchema, answer.body);
  if (refusal.success) {
    // what the choice is between has to be known
    const isKnown = await refreshRules();
    const rules = (await readKept<KeptRules>(RULES))?.answer;
    if (isKnown && rules) return { next: "conflict", rules };
    return { next: "retry", afterMs: null, isSlow: false, isRefusal: false };
  }
  return classifyNo(answer, Date.now(), office);
}

async function settle(sent: RuleRow, outcome: RuleOutcome, moment: Moment): Promise<void> {
  const database = officeDatabase();
  const { ruleActs, kept } = database;
  await database.transaction("rw", ruleActs, kept, async () => {
    const stored = await ruleActs.get(sent.seq);
    // gone: signed out meanwhile, and nothing may be left behind
    if (!stored || (!isStillOurs(stored, sent) && outcome.next !== "sent")) return;
    const update = (part: Partial<RuleRow>) => ruleActs.put({ ...stored, ...part } as RuleRow);
    switch (outcome.next) {
      case "sent": {
        const { version } = outcome;
        await changeKeptRules((rules) => ({
          ...withRule(rules, sent),
          stamps: { ...rules.stamps, [sent.rule]: version },
        }));
        await ruleActs.delete(sent.seq);
        const [next] = await ruleActs.where("rule").equals(sent.rule).sortBy("seq");
        if (next?.version === null) await ruleActs.put({ ...next, version });
        return;
      }
      case "conflict":
        return void (await update(metBy(sent, outcome.rules)));
      case "attention":
        return void (await update({ state: "attention", problem: outcome.problem }));
      case "retry":
        return void (await update(waitingAgain(sent, outcome, moment)));
    }
  });
  const takesAlong = sent.table === "exceptions" || sent.table === "schedules";
  // who has booked may leave at another time with it
  if (outcome.next === "sent" && takesAlong) void refreshOffice();
}

/**
 * What becomes of a change that met another's: fields that only one of them has changed stand together and are
 * sent again; where both have changed one, somebody has to choose.
 */
function metBy({ table, rule, fields, base }: RuleRow, rules: KeptRules): Partial<RuleRow> {
  const stored = ruleOf(rules, table, rule);
  const problem = (message: string) => ({ message, fields: {}, needsNewId: false });
  const version = rules.stamps[rule];
  if (!stored || version === undefined)
    return { state: "attention", problem: problem("rule_gone") };
  const isAlone = fields && base && meetingOf({ base, mine: fields, stored }).asked.length === 0;
  if (!isAlone) return { state: "attention", problem: problem("rule_changed"), version };
  const merged = mergedOf({ base, mine: fields, stored });
  return { state: "queued", fields: merged, base: stored, version } as Partial<RuleRow>;
}
