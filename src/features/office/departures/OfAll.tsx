import { RESOURCE_KINDS } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/departures.ts";
import { RuleList, type Ways } from "./RuleList.tsx";
import { exceptionRow, exceptionsToCome, resourceRow } from "./rows.ts";
import type { KeptWorld } from "./use-world.ts";

/** What is otherwise on days to come, of whatever service, and who and what there is. */
export function OfAll({ world, ...ways }: Ways & { world: KeptWorld }) {
  const { rules, bookables } = world;
  const list = { acts: rules.acts, ...ways };
  const resources = RESOURCE_KINDS.flatMap((kind) =>
    rules.resources
      .filter((one) => one.kind === kind)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  );
  return (
    <>
      <RuleList
        table="exceptions"
        title={words.exceptions}
        action={words.addException}
        rows={exceptionsToCome(world).map((one) => exceptionRow(one, bookables))}
        none={words.noExceptions}
        {...list}
      />
      <RuleList
        table="resources"
        title={words.resources}
        action={words.addResource}
        rows={resources.map(resourceRow)}
        none={words.noResources}
        {...list}
      />
    </>
  );
}
