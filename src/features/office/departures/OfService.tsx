import { ruleOf } from "#domain/departures/change.ts";
import { isInScope } from "#domain/departures/departures.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { offeredIn } from "#domain/departures/preview.ts";
import * as words from "#messages/office/departures/departures.ts";
import * as forms from "#messages/office/departures/rule-forms.ts";
import { nextWeeks, Preview } from "#ui/office/departures/Preview.tsx";
import styles from "./DeparturesPage.module.css";
import { RuleList, Unsent, type Ways } from "./RuleList.tsx";
import { RuleSection } from "./RuleSection.tsx";
import { exceptionRow, exceptionsToCome, limitWords, scheduleRow } from "./rows.ts";
import type { KeptWorld } from "./use-world.ts";

/** Schedules, limits and exceptions of one service, and what comes of them. */
export function OfService({ item, world, ...ways }: Ways & { item: ItemKey; world: KeptWorld }) {
  const { rules, bookables } = world;
  const list = { acts: rules.acts, ...ways };
  const schedules = rules.schedules.filter((schedule) => schedule.item === item);
  const exceptions = exceptionsToCome(world).filter(({ scope }) => isInScope(item, scope));
  const limits = ruleOf(rules, "limits", item);
  const days = nextWeeks(world, item);
  const { departures, seats } = offeredIn(days);
  return (
    <>
      <RuleList
        table="schedules"
        title={words.schedules}
        action={words.addSchedule}
        rows={schedules.map(scheduleRow)}
        none={words.noSchedule}
        {...list}
      />
      <RuleSection
        title={words.limits}
        action={words.editLimits}
        onAction={() => ways.onEdit(`limits/${item}`)}
      >
        <p className={styles.none}>
          {limits && limitWords(limits, schedules.length > 0)}{" "}
          <Unsent acts={rules.acts.filter(({ rule }) => rule === item)} />
        </p>
      </RuleSection>
      <RuleList
        table="exceptions"
        title={words.exceptions}
        action={words.addException}
        rows={exceptions.map((one) => exceptionRow(one, bookables))}
        none={words.noExceptions}
        {...list}
      />
      <RuleSection title={forms.preview.title}>
        <p className={styles.none}>{forms.preview.offered(departures, seats)}</p>
        <Preview label={forms.preview.title} days={days} />
      </RuleSection>
    </>
  );
}
