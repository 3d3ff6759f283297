import type { RefObject } from "react";
import { parties } from "#domain/booking/party/refusal.ts";
import type { FieldErrors } from "#domain/booking/rules.ts";
import { mostOf } from "#domain/catalogue/bands.ts";
import { type CatalogueItem, maxGuests } from "#domain/catalogue/item.ts";
import { formatUsd } from "#domain/money.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { calledIn } from "#domain/price/called.ts";
import type { Count } from "#domain/price/shown-total.ts";
import * as words from "#messages/visitor/booking/party.ts";
import type { PartCheck } from "../booking-form.ts";
import styles from "../pick-up/PickUpFields.module.css";
import { CountField } from "./CountField.tsx";
import { bandHint, extraHint } from "./hints.ts";
import { fieldOf, useParty } from "./use-party.ts";

interface PartyFieldsProps {
  readonly item: CatalogueItem;
  readonly errors: FieldErrors;
  readonly onEdit: (field: "party" | "extras") => void;
  readonly onCount: (count: () => Count) => void;
  /** Takes what is asked of these fields before the form is sent. */
  readonly check: RefObject<PartCheck>;
}

/** How many of the guests are of which band, and which extras they want: only where the service has some. */
export function PartyFields({ item, errors, ...told }: PartyFieldsProps) {
  const { ref, said, wrong } = useParty(item, told);
  const { bands = [], extras = [] } = item;
  const error = (field: "party" | "extras") => {
    const code = errors[field] ?? wrong[field];
    return code && parties.words(code);
  };
  const adults = said.party
    ? bookedLines(item, { ...said, guests: said.guests ?? 0 }).find(({ kind }) => kind === "guests")
    : undefined;
  return (
    <div ref={ref}>
      {bands.length > 0 && (
        <Group name="party" legend={words.ages} error={error("party")}>
          <p className="smallest" role="status">
            {adults ? words.others(adults.count, formatUsd(adults.unitCents)) : words.ofYourGuests}
          </p>
          {bands.map((band) => (
            <CountField
              key={band.id}
              name={fieldOf("party", band)}
              label={`${calledIn(band)} (${words.aged(band.fromAge, band.toAge)})`}
              hint={bandHint(item, band)}
              most={band.most || maxGuests(item)}
            />
          ))}
        </Group>
      )}
      {extras.length > 0 && (
        <Group name="extras" legend={words.extras} error={error("extras")}>
          {extras.map((extra) => (
            <CountField
              key={extra.id}
              name={fieldOf("extras", extra)}
              label={calledIn(extra)}
              hint={extraHint(extra)}
              most={mostOf(extra, said.guests || maxGuests(item))}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

interface GroupProps {
  readonly name: "party" | "extras";
  readonly legend: string;
  readonly error: string | undefined;
  readonly children: React.ReactNode;
}

/** Its fields, and one that holds what they come to: what is sent, and kept of the form. */
function Group({ name, legend, error, children }: GroupProps) {
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      className={styles.counts}
      aria-describedby={error ? `${name}-wrong` : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <p id={`${name}-wrong`} className={styles.error} hidden={!error}>
        {error}
      </p>
      <input name={name} hidden readOnly defaultValue="" />
    </fieldset>
  );
}
