import { TextInput } from "@mantine/core";
import { useId } from "react";
import { loadSettings } from "#data/office/remote/settings.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import { SETTINGS } from "#data/office/sync/refresh.ts";
import { type AskField, askOf } from "#domain/catalogue/asks.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { StoredSettings } from "#domain/site/settings-row.ts";
import * as words from "#messages/office/bookings/form.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";
import { GuestsInput } from "./GuestsInput.tsx";

interface PickUpInputsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  readonly item: CatalogueItem | null;
  readonly onChange: (part: Partial<EditForm>) => void;
}

type Detail = "pickupPlace" | "flightNumber" | "adults" | "childrenAges" | "luggage" | "childSeats";

const INPUTS = [
  ["pickupPlace", "pickup_place"],
  ["flightNumber", "flight_number"],
  ["adults", "adults"],
  ["childrenAges", "adults"],
  ["luggage", "luggage"],
  ["childSeats", "child_seats"],
] as const satisfies readonly (readonly [Detail, AskField])[];

/** What a pick-up goes by: what the service asks for, and what has been said all the same. */
export function PickUpInputs({ form, errors, item, onChange }: PickUpInputsProps) {
  const list = useId();
  const { answer } = useAnswer<StoredSettings>({
    key: SETTINGS,
    load: (signal) => keptAnswer(SETTINGS, () => loadSettings(signal)),
    // the list is a help: any place can be written
    onFailure: () => "",
  });
  const shown = INPUTS.filter(
    ([name, ask]) => form[name] || errors[name] || (item && askOf(item, ask) !== "no"),
  );
  return (
    <>
      {shown.map(([name]) => {
        const value = form[name];
        const common = { label: words.details[name], error: errors[name] };
        if (typeof value === "number") {
          return (
            <GuestsInput
              key={name}
              {...common}
              guests={value === 0 ? null : value}
              onChange={(count) => onChange({ [name]: count ?? 0 })}
            />
          );
        }
        return (
          <TextInput
            key={name}
            {...common}
            autoComplete="off"
            list={name === "pickupPlace" ? list : undefined}
            value={value}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        );
      })}
      <datalist id={list}>
        {answer?.row.pickup_places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
