import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/departures.ts";
import type { Ways } from "./OfService.tsx";
import { RuleRows } from "./RuleRows.tsx";
import { RuleSection } from "./RuleSection.tsx";
import { exceptionRow, exceptionsToCome, resourceRow } from "./rows.ts";
import type { KeptWorld } from "./use-world.ts";

/** What is otherwise on days to come, of whatever service, and who and what there is. */
export function OfAll({ world, ...ways }: Ways & { world: KeptWorld }) {
  const { rules, bookables } = world;
  const resources = RESOURCE_KINDS.flatMap((kind) =>
    rules.resources
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  );
  return (
    <>
      <RuleSection
        title={words.exceptions}
        action={words.addException}
        icon="add"
        onAction={() => ways.onEdit("exceptions/new")}
      >
        <RuleRows
          label={words.exceptions}
          table="exceptions"
          rows={exceptionsToCome(world).map((one) => exceptionRow(one, bookables))}
          acts={rules.acts}
          none={words.noExceptions}
          {...ways}
        />
      </RuleSection>
      <RuleSection
        title={words.resources}
        action={words.addResource}
        icon="add"
        onAction={() => ways.onEdit("resources/new")}
      >
        <RuleRows
          label={words.resources}
          table="resources"
          rows={resources.map(resourceRow)}
          acts={rules.acts}
          none={words.noResources}
          {...ways}
        />
      </RuleSection>
    </>
  );
}
