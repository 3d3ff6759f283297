import type { Assignment, Exception, Limits, Resource, Schedule } from "./rules.ts";

/** What decides what can be sold, and who goes along, by the server's table. */
export interface Rules {
  readonly schedules: Omit<Schedule, "id">;
  readonly exceptions: Omit<Exception, "id">;
  readonly resources: Omit<Resource, "id">;
  readonly assignments: Omit<Assignment, "id">;
  /** Under the key of their service. */
  readonly limits: Limits;
}
export type RuleTable = keyof Rules;

/** A rule as it shall be; `fields` is null for one that shall go, `base` for one that was not there. */
export type RuleChange = {
  [Table in RuleTable]: {
    readonly table: Table;
    /** The row's id, made by this device for a new one; `tour/5` for the limits of a service. */
    readonly rule: string;
    readonly fields: Rules[Table] | null;
    /** The rule as it was shown when the change was made. */
    readonly base: Rules[Table] | null;
  };
}[RuleTable];
