import { type Observed, observe } from "#data/local/observe.ts";
import { officeDatabase, ruleActsOf } from "#data/office/local/database.ts";
import type { RuleRow } from "#data/office/local/row.ts";
import type { KeptRules } from "#data/office/remote/departures/rules.ts";
import { withRule } from "#domain/departures/change.ts";
import type { DepartureRules } from "#domain/departures/rules.ts";
import { OWNER } from "../account.ts";
import { RULES } from "../refresh.ts";
import { readKept } from "./answers.ts";

/** What decides what can be sold, who there is and where they go along, as it will be when all is sent. */
export interface ShownRules extends DepartureRules, Pick<KeptRules, "resources" | "assignments"> {
  /** Changes that wait on this device, or that somebody has to look at. */
  readonly acts: readonly RuleRow[];
}

/** What a change of the rules has been refused by is not shown until somebody has looked. */
function withRuleActs(rules: KeptRules, acts: readonly RuleRow[]): KeptRules {
  const refused = new Set<string>();
  return acts.reduce((shown, act) => {
    if (act.state === "attention") refused.add(act.rule);
    return refused.has(act.rule) ? shown : withRule(shown, act);
  }, rules);
}

/** The rules that this device keeps, whenever they change; null where it keeps none. */
export function observeRules(): Observed<ShownRules | null> {
  return observe(keptRules);
}

/** As {@link observeRules}, once. */
export async function keptRules(): Promise<ShownRules | null> {
  const kept = await readKept<KeptRules>(RULES);
  const acts = await ownRuleActs();
  return kept && { ...withRuleActs(kept.answer, acts), acts };
}

/** Changes of the rules that wait, whenever they change; null where this device can keep none. */
export function observeRuleActs(): Observed<readonly RuleRow[] | null> {
  return observe(ownRuleActs);
}

async function ownRuleActs(): Promise<readonly RuleRow[]> {
  const owner = await readKept<string>(OWNER);
  return ruleActsOf(owner?.answer ?? "");
}

/** The rules as the server has told them last, for who has just heard more. */
export async function changeKeptRules(change: (rules: KeptRules) => KeptRules): Promise<void> {
  const { kept } = officeDatabase();
  const row = await kept.get(RULES);
  if (row) await kept.put({ ...row, answer: change(row.answer as KeptRules) });
}
