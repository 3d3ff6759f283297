import { useRef, useState } from "react";
import type { RuleChange, Rules, RuleTable } from "#domain/departures/change.ts";
import type { RuleErrors } from "#domain/departures/check.ts";
import { office } from "#domain/office/refusal.ts";
import { useDraft } from "../forms/use-draft.ts";
import type { SaveRule } from "./world.ts";

interface RuleFormOptions<Table extends RuleTable> {
  readonly table: Table;
  /** The row's id; of a new one, too. */
  readonly rule: string;
  /** Null for a new one. */
  readonly stored: Rules[Table] | null;
  /** What a new one begins with. */
  readonly begin: Rules[Table];
  readonly check: (fields: Rules[Table]) => RuleErrors;
  readonly onSave: SaveRule;
  readonly onDone: () => void;
}

/** What is typed into the form of a rule, what is wrong with it, and the change that it makes. */
export function useRuleForm<Table extends RuleTable>(options: RuleFormOptions<Table>) {
  const { table, rule, stored, begin, check, onSave, onDone } = options;
  type Fields = Rules[Table];
  const kept = useDraft<{ base: Fields | null; fields: Fields }>(
    `rule ${table} ${stored ? rule : JSON.stringify(begin)}`,
    () => ({ base: stored, fields: stored ?? begin }),
  );
  const { base, fields } = kept.draft;
  const [errors, setErrors] = useState<RuleErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = useRef(false);
  const isChanged = JSON.stringify(fields) !== JSON.stringify(base ?? begin);
  const change = { table, rule, fields, base } as RuleChange;

  const refuse = (wrong: RuleErrors) => setErrors(office.inWords(wrong));
  const done = () => {
    isSaved.current = true;
    kept.forget();
    onDone();
  };
  const save = async () => {
    const wrong = check(fields);
    refuse(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    if (base && !isChanged) return done();
    setIsBusy(true);
    const problem = await onSave(change);
    setIsBusy(false);
    if (!problem) return done();
    refuse(problem.fields);
    if (Object.keys(problem.fields).length === 0) setFailure(office.words(problem.message));
  };

  return {
    fields,
    errors,
    failure,
    isBusy,
    /** Null while something is wrong with it. */
    change: Object.keys(check(fields)).length === 0 ? change : null,
    set(part: Partial<Fields>) {
      kept.change({ base, fields: { ...fields, ...part } });
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
      );
    },
    save: () => void save(),
    isDirty: () => !isSaved.current && isChanged,
    forget: kept.forget,
  };
}
