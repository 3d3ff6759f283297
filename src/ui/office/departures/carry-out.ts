import type { RuleChange } from "#domain/departures/change.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { PATIENCE_MS, toastSaved } from "#ui/office/toast-saved.ts";
import { toast } from "#ui/toast/toast.ts";
import type { SaveProblem } from "./world.ts";

/** `data/office/sync/rules/acts.ts`, which the interface's own parts don't reach. */
interface RuleActs<Made, Row> {
  saveRules(changes: readonly RuleChange[]): Promise<Made[]>;
  undoRules(made: readonly Made[]): Promise<void>;
  dropRuleActs(acts: readonly Row[]): Promise<void>;
  whenRulesTried(
    made: readonly Made[],
    timeLimitMs: number,
  ): Promise<"stored" | "waiting" | { readonly attention: Row }>;
}

/**
 * Saves changes of the rules, all or none, and says how it went, with a way back. What the server refuses for a
 * field's sake is given back, to be mended; where somebody else was faster it waits on this device for a choice.
 * @param said what was done, in one line
 */
export async function carryOut<Made, Row extends { readonly problem: SaveProblem | null }>(
  acts: RuleActs<Made, Row>,
  changes: readonly RuleChange[],
  said: string,
): Promise<SaveProblem | null> {
  try {
    const made = await acts.saveRules(changes);
    const tried = await acts.whenRulesTried(made, PATIENCE_MS);
    if (typeof tried === "string") {
      const title = changes.some(({ fields }) => fields) ? words.saved : words.removed;
      const action = { label: words.undo, onPress: () => void takeBack(acts, made, said) };
      toastSaved(tried, { title, message: said, action }, words.waits(said));
      return null;
    }
    const { attention } = tried;
    const problem = attention.problem ?? { message: "", fields: {} };
    if (problem.message === "rule_changed" || problem.message === "rule_gone") {
      toast({ title: words.notSaved, message: words.decideBelow, tone: "destructive" });
      return null;
    }
    await acts.dropRuleActs([attention]);
    return problem;
  } catch (error) {
    console.error(error);
    return { message: words.cannotStore, fields: {} };
  }
}

async function takeBack<Made, Row>(acts: RuleActs<Made, Row>, made: readonly Made[], said: string) {
  try {
    await acts.undoRules(made);
    toast({ title: words.takenBack, message: said });
  } catch (error) {
    console.error(error);
    toast({ title: words.notSaved, message: words.cannotStore, tone: "destructive" });
  }
}
