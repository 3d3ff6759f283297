import * as ruleActs from "#data/office/sync/rules/acts.ts";
import type { RuleChange } from "#domain/departures/change.ts";
import { carryOut } from "#ui/office/departures/carry-out.ts";
import type { SaveProblem, World } from "#ui/office/departures/world.ts";
import { ruleWords } from "#ui/office/rule-words.ts";

/** Keeps a change on this device, has it sent, and says how it went. */
export function save({ rules, bookables }: World, change: RuleChange): Promise<SaveProblem | null> {
  return carryOut(ruleActs, [change], ruleWords(change, { bookables, ...rules }));
}
