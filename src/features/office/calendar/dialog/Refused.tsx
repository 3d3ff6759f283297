import { Button } from "@mantine/core";
import { useObservable } from "dexie-react-hooks";
import type { RuleRow } from "#data/office/local/row.ts";
import { observeRuleActs } from "#data/office/sync/kept/rules.ts";
import { dropRuleActs } from "#data/office/sync/rules/acts.ts";
import type { PlannedDeparture } from "#domain/departures/calendar.ts";
import { departureKey } from "#domain/departures/key.ts";
import type { Resource } from "#domain/departures/rules.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/departures/calendar.ts";
import * as waiting from "#messages/office/waiting.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./Dialog.module.css";

interface RefusedProps {
  readonly planned: PlannedDeparture;
  readonly resources: readonly Resource[];
}

/** Whom the server has not let go along with a departure, and why: the list below shows them no more. */
export function Refused({ planned, resources }: RefusedProps) {
  const acts = useObservable(observeRuleActs, []) ?? [];
  const refused = acts.filter((act) => act.state === "attention" && keyOf(act) === planned.key);
  return refused.map((act) => {
    const who = resources.find(({ id }) => id === resourceOf(act))?.name ?? "";
    return (
      <Notice
        key={act.id}
        tone="warning"
        title={words.notAssigned(who, Boolean(act.fields))}
        announce
      >
        <p>{whyOf(act)}</p>
        <div className={styles.actions}>
          <Button
            variant="outline"
            onClick={() => dropRuleActs(acts.filter(({ rule }) => rule === act.rule))}
          >
            {waiting.remove}
          </Button>
        </div>
      </Notice>
    );
  });
}

/** The departure that it is about; null of a rule that is no assignment. */
const keyOf = (act: RuleRow): string | null => {
  if (act.table !== "assignments") return null;
  const departure = act.fields ?? act.base;
  return departure && departureKey(departure);
};

const resourceOf = (act: RuleRow) =>
  act.table === "assignments" ? (act.fields ?? act.base)?.resource : undefined;

function whyOf({ problem }: RuleRow): string {
  const codes = Object.values(problem?.fields ?? {});
  return (codes.length > 0 ? codes : [problem?.message ?? ""]).map(office.words).join(". ");
}
