import { type RefObject, useEffect, useRef } from "react";
import { type BookingForm, FIELDS } from "#domain/booking/fields.ts";
import type { BookingField, FieldErrors } from "#domain/booking/rules.ts";
import { type CatalogueItem, isFlexible } from "#domain/catalogue/item.ts";
import { guests } from "#domain/detail-refusal.ts";
import type { Count } from "#domain/price/shown-total.ts";
import * as words from "#messages/visitor/booking/pick-up-fields.ts";
import { cx } from "#ui/parts/cx.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import { followForm } from "#ui/visitor/forms/follow-form.ts";
import type { PartCheck } from "../booking-form.ts";
import { CodeField } from "../code/CodeField.tsx";
import { useCodeCount } from "../code/use-code-count.ts";
import { PartyFields } from "../party/PartyFields.tsx";
import { ThereAndBack } from "../there-and-back/ThereAndBack.tsx";
import type { Ways } from "../there-and-back/ways.ts";
import styles from "./PickUpFields.module.css";
import { checkGroup, fieldsFor } from "./pick-up-group.ts";
import { usePlaces } from "./use-places.ts";

interface PickUpFieldsProps {
  readonly item: CatalogueItem;
  readonly errors: FieldErrors;
  readonly onEdit: (field: BookingField) => void;
  /** Takes what is asked of these fields before the form is sent. */
  readonly check: RefObject<PartCheck>;
  /** Told how the price is counted where the service has bands or extras, or a code takes something off. */
  readonly onCount: (count: () => Count) => void;
  /** Told which ways are booked where the service is offered both ways. */
  readonly onWays: (ways: Ways | null) => void;
}

const PLACES = "known-places";
const HINTS: Partial<Record<BookingField, string>> = words.hints;

/** Ways, party and code of those services that have some, and what a pick-up goes by, folded where none of it has to be filled in. */
export function PickUpFields(props: PickUpFieldsProps) {
  const { item, errors, onEdit, onCount, onWays, check } = props;
  const isBothWays = item.type === "transfer" && item.back && isFlexible(item);
  const isCounted = item.bands || item.extras;
  const checkWays = useRef<PartCheck>(() => ({}));
  const checkParty = useRef<PartCheck>(() => ({}));
  const group = useRef<HTMLDetailsElement>(null);
  const places = usePlaces();
  const { onPartyCount, onCode } = useCodeCount(onCount);
  const fields = fieldsFor(item);
  const isOdd = fields.length % 2 === 1;
  const isRequired = fields.some((field) => field.isRequired);

  useEffect(() => {
    const { current: details } = group;
    const form = details?.closest("form");
    const checkOthers = (said: BookingForm) => ({
      ...checkParty.current(said),
      ...checkWays.current(said),
    });
    check.current = checkOthers;
    if (!details || !form) return undefined;
    check.current = (said) => ({
      ...checkGroup(item, said, new FormData(form)),
      ...checkOthers(said),
    });
    const filled = () => {
      const inputs = [...details.querySelectorAll("input")];
      if (inputs.some(({ value }) => value !== "")) details.open = true;
    };
    return followForm(form, { filled });
  }, [item, check]);

  const before = (
    <>
      {isBothWays && (
        <ThereAndBack {...{ item, errors, onEdit, onWays, places: PLACES }} check={checkWays} />
      )}
      {isCounted && (
        <PartyFields {...{ item, errors, onEdit }} onCount={onPartyCount} check={checkParty} />
      )}
    </>
  );
  const code = (
    <CodeField {...{ item, onEdit, onCode }} error={errors.code && guests.words(errors.code)} />
  );
  if (fields.length === 0)
    return (
      <>
        {before}
        {code}
      </>
    );
  return (
    <>
      {before}
      <details
        ref={group}
        className={cx(styles.group, !isRequired && styles.optional)}
        open={isRequired || undefined}
      >
        <summary className={styles.summary}>
          <span>
            {words.title}
            {!isRequired && <small> {words.optional}</small>}
          </span>
        </summary>
        <div className={styles.fields}>
          {fields.map(({ name, isRequired }) => (
            <div key={name} className={name === "pickupPlace" && isOdd ? styles.wide : undefined}>
              <TextField
                name={name}
                label={words.labels[name]}
                hint={HINTS[name]}
                isOptional={!isRequired}
                error={errors[name] && guests.words(errors[name])}
                autoComplete="off"
                inputMode={FIELDS[name].is === "number" ? "numeric" : undefined}
                list={name === "pickupPlace" && places.length > 0 ? PLACES : undefined}
                onInput={() => onEdit(name)}
              />
            </div>
          ))}
        </div>
        <datalist id={PLACES}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </details>
      {code}
    </>
  );
}
