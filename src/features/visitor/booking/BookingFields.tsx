import { type ComponentProps, useRef } from "react";
import { LIMITS } from "#domain/booking/fields.ts";
import {
  type BookingField,
  checkGuests,
  type FieldErrors,
  guestLimits,
} from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { visitors } from "#domain/refusal.ts";
import * as words from "#messages/visitor/booking/form.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { TextArea, TextField } from "#ui/visitor/forms/Field.tsx";
import { dispatchInput } from "#ui/visitor/forms/form-texts.ts";
import styles from "./BookingFields.module.css";
import { DateField } from "./DateField.tsx";
import type { Picker } from "./departures/picker.ts";
import { GuestsField } from "./GuestsField.tsx";
import { PickUpFields } from "./pick-up/PickUpFields.tsx";

type PickUpProps = ComponentProps<typeof PickUpFields>;

interface BookingFieldsProps {
  readonly item: CatalogueItem;
  /** What stands in their field, null while that is empty. */
  readonly guests: number | null;
  readonly day: string;
  readonly time: string;
  /** Null while nothing is known of what leaves when. */
  readonly picker: Picker | null;
  readonly errors: FieldErrors;
  readonly onEdit: (field: BookingField) => void;
  readonly onGuests: (guests: number | null) => void;
  readonly onDay: (day: string) => void;
  readonly check: PickUpProps["check"];
  readonly onCount: PickUpProps["onCount"];
  readonly onWays: PickUpProps["onWays"];
  readonly onTime: (time: string) => void;
}

const CONTACT = [
  { name: "firstName", label: words.firstName, autoComplete: "given-name" },
  { name: "lastName", label: words.lastName, autoComplete: "family-name" },
  { name: "email", label: words.email, ...EMAIL_INPUT, autoComplete: "email" },
  {
    name: "phone",
    label: words.phone,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    hint: words.phoneHint,
  },
] as const;

/** The fields of the booking form (SPEC §2, booking page), and one that only machines fill in. */
export function BookingFields({
  item,
  guests,
  day,
  time,
  picker,
  errors,
  onEdit,
  onGuests,
  onDay,
  check,
  onCount,
  onWays,
  onTime,
}: BookingFieldsProps) {
  const limits = guestLimits(item);
  const timeField = useRef<HTMLInputElement>(null);
  const chooseTime = (chosen: string) => {
    if (!timeField.current) return;
    timeField.current.value = chosen;
    dispatchInput(timeField.current);
  };
  // told at once, since the total goes; who empties the field is about to fill it
  const guestsNow = guests === null ? null : checkGuests(guests, limits);
  const guestsWrong = errors.guests ?? (guestsNow ? visitors.words(guestsNow) : undefined);
  return (
    <div className={styles.fields}>
      {CONTACT.map((field) => (
        <TextField
          key={field.name}
          {...field}
          error={errors[field.name]}
          onInput={() => onEdit(field.name)}
        />
      ))}
      <DateField
        departures={picker?.departures}
        error={errors.date}
        onChange={(chosen) => {
          onEdit("date");
          onEdit("departureTime");
          onDay(chosen);
        }}
      />
      <GuestsField
        limits={limits}
        error={guestsWrong}
        onChange={(typed) => {
          onEdit("guests");
          onGuests(typed);
        }}
      />
      {/* a time that is chosen from a list stands in it too */}
      <div hidden={picker?.hasTimes(day)} className={styles.time}>
        <TextField
          ref={timeField}
          name="departureTime"
          label={words.preferredTime}
          type="time"
          isOptional
          error={errors.departureTime}
          onInput={(event) => {
            onEdit("departureTime");
            onTime(event.currentTarget.value);
          }}
        />
      </div>
      {picker && (
        <div className={styles.wide}>
          <picker.DepartureChoice
            {...{ departures: picker.departures, day, time, guests, errors }}
            onChoose={chooseTime}
          />
        </div>
      )}
      <div className={styles.pickUp}>
        <PickUpFields {...{ item, errors, onEdit, check, onCount, onWays }} />
      </div>
      <div className={styles.wide}>
        <TextArea
          name="specialRequests"
          label={words.specialRequests}
          isOptional
          maxLength={LIMITS.specialRequests}
          placeholder={words.requestsExample}
          error={errors.specialRequests}
          onInput={() => onEdit("specialRequests")}
        />
      </div>
      <label className={styles.trap} aria-hidden="true">
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
