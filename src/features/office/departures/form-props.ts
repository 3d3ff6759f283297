import type { Rules, RuleTable } from "#domain/departures/change.ts";
import type { SaveRule, World } from "#ui/office/departures/world.ts";

/** What the form of a rule gets. */
export interface FormProps<Table extends RuleTable> {
  readonly world: World;
  readonly rule: string;
  /** Null for a new one. */
  readonly stored: Rules[Table] | null;
  readonly onSave: SaveRule;
  readonly onDone: () => void;
  readonly onClose: () => void;
}
