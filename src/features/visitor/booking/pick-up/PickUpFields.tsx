import { type RefObject, useEffect, useRef } from "react";
import { type BookingForm, FIELDS } from "#domain/booking/fields.ts";
import type { BookingField, FieldErrors } from "#domain/booking/rules.ts";
import { type CatalogueItem, isFlexible } from "#domain/catalogue/item.ts";
import { guests } from "#domain/detail-refusal.ts";
import type { Count } from "#domain/price/shown-total.ts";
import * as words from "#messages/visitor/booking/pick-up-fields.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { cx } from "#ui/parts/cx.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import type { LateCheck } from "../booking-form.ts";
import { CodeField } from "../code/CodeField.tsx";
import { useCodeCount } from "../code/use-code-count.ts";
import type { Ways } from "../there-and-back/ways.ts";
import { fillInLate } from "./fill-in-late.ts";
import styles from "./PickUpFields.module.css";
import { checkGroup, fieldsFor } from "./pick-up-group.ts";
import { usePlaces } from "./use-places.ts";

interface PickUpFieldsProps {
  readonly item: CatalogueItem;
  readonly errors: FieldErrors;
  readonly onEdit: (field: BookingField) => void;
  /** Takes what is asked of these fields before the form is sent. */
  readonly check: RefObject<LateCheck>;
  /** Told how the price is counted where the service has bands or extras, or a code takes something off. */
  readonly onCount: (count: () => Count) => void;
  /** Told which ways are booked where the service is offered both ways. */
  readonly onWays: (ways: Ways | null) => void;
}

/** Counted and worded for those services alone that have some. */
const PartyFields = lazyPart(() => import("../party/PartyFields.tsx"));
const ThereAndBack = lazyPart(() => import("../there-and-back/ThereAndBack.tsx"));

const PLACES = "known-places";
const HINTS: Partial<Record<BookingField, string>> = words.hints;

/**
 * What a pick-up goes by, folded where nothing of it has to be filled in. It comes after the form's first view
 * (docs/decisions/0012-speed.md), so it takes by itself what was left in its fields.
 */
export default function PickUpFields(props: PickUpFieldsProps) {
  const { item, errors, onEdit, onCount, onWays, check } = props;
  const isBothWays = item.type === "transfer" && item.back && isFlexible(item);
  const isCounted = item.bands || item.extras;
  const checkWays = useRef<LateCheck>(() => null);
  const checkParty = useRef<LateCheck>(() => null);
  const group = useRef<HTMLDetailsElement>(null);
  const places = usePlaces();
  const { onPartyCount, onCode } = useCodeCount(onCount);
  const fields = fieldsFor(item);
  const isOdd = fields.length % 2 === 1;
  const isRequired = fields.some((field) => field.isRequired);

  useEffect(() => {
    const { current: details } = group;
    const form = details?.closest("form");
    const checkOthers = (said: BookingForm) => {
      const party = isCounted ? checkParty.current(said) : {};
      const ways = isBothWays ? checkWays.current(said) : {};
      return party && ways && { ...party, ...ways };
    };
    check.current = checkOthers;
    if (!details || !form) return undefined;
    check.current = (said) => {
      const others = checkOthers(said);
      return others && { ...checkGroup(item, said, new FormData(form)), ...others };
    };
    const open = () => {
      const inputs = [...details.querySelectorAll("input")];
      if (inputs.some(({ value }) => value !== "")) details.open = true;
    };
    fillInLate(form, item).then(open, () => {});
    return () => {
      check.current = () => null;
    };
  }, [item, check, isCounted, isBothWays]);

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
