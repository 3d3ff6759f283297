import { Button } from "@mantine/core";
import { useObservable } from "dexie-react-hooks";
import type { RuleRow } from "#data/office/local/row.ts";
import { observeBookables } from "#data/office/sync/kept/bookings.ts";
import { observeRules } from "#data/office/sync/kept/rules.ts";
import { dropRuleActs, insistOnRule } from "#data/office/sync/rules/acts.ts";
import { belizeClock } from "#domain/belize-instant.ts";
import { office } from "#domain/office/refusal.ts";
import * as words from "#messages/office/waiting.ts";
import { ruleWords } from "#ui/office/rule-words.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./WaitingActs.module.css";

/** Changes of what can be sold that have not been sent; what the server has refused is decided here. */
export function WaitingRules({ acts }: { readonly acts: readonly RuleRow[] }) {
  const bookables = useObservable(observeBookables, []) ?? [];
  const resources = useObservable(observeRules, [])?.resources ?? [];
  if (acts.length === 0) return null;
  const ids = [...new Set(acts.map(({ rule }) => rule))];
  return (
    <ul className="stack-5">
      {ids.map((id) => {
        const ofRule = acts.filter(({ rule }) => rule === id);
        return (
          <li key={id} className={styles.item}>
            <ul className={styles.acts}>
              {ofRule.map((act) => (
                <li key={act.id}>
                  {ruleWords(act, { bookables, resources })}{" "}
                  <span className="small">{words.madeAt(belizeClock(act.madeAtMs))}</span>
                </li>
              ))}
            </ul>
            <HowItStands acts={ofRule} />
          </li>
        );
      })}
    </ul>
  );
}

function HowItStands({ acts }: { readonly acts: readonly RuleRow[] }) {
  const refused = acts.find(({ state }) => state === "attention");
  if (!refused?.problem) {
    const isSlow = acts.some(({ problem }) => problem);
    return <p className="small">{isSlow ? words.goesOnTrying : words.waiting}</p>;
  }
  const { message, fields } = refused.problem;
  return (
    <>
      <Notice tone="warning" title={office.words(message)}>
        {Object.values(fields).map((refusal) => (
          <p key={refusal}>{office.words(refusal)}</p>
        ))}
      </Notice>
      <div className="row-3">
        {message === "rule_changed" && (
          <Button variant="outline" onClick={() => insistOnRule(refused)}>
            {words.keepMine}
          </Button>
        )}
        <Button variant="outline" onClick={() => dropRuleActs(acts)}>
          {message === "rule_changed" ? words.keepTheirs : words.remove}
        </Button>
      </div>
    </>
  );
}
