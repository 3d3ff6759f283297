import { NativeSelect } from "@mantine/core";
import { itemKey } from "#domain/departures/key.ts";
import type { Scope } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/rules.ts";
import { scopeWords } from "../rule-words.ts";
import type { World } from "./world.ts";

interface ScopeSelectProps {
  readonly label: string;
  readonly scope: Scope;
  readonly bookables: World["bookables"];
  readonly error: string | undefined;
  readonly onChange: (scope: Scope) => void;
}

const MANY: readonly Scope[] = ["all", "tour", "transfer"];

/** All services, those of a type, or one. */
export function ScopeSelect({ label, scope, bookables, error, onChange }: ScopeSelectProps) {
  const group = (type: "tour" | "transfer") => ({
    group: words.scopes[type],
    items: bookables
      .filter(({ item }) => item.type === type)
      .map(({ item }) => ({ value: itemKey(type, item.id), label: item.name })),
  });
  const isKnown =
    MANY.includes(scope) || bookables.some(({ item }) => itemKey(item.type, item.id) === scope);
  return (
    <NativeSelect
      label={label}
      data={[
        ...MANY.map((value) => ({ value, label: scopeWords(value, bookables) })),
        ...(isKnown ? [] : [{ value: scope, label: scope }]),
        group("tour"),
        group("transfer"),
      ]}
      value={scope}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value as Scope)}
    />
  );
}
