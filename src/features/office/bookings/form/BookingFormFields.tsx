import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useId } from "react";
import { belizeDay } from "#domain/belize-date.ts";
import { LIMITS } from "#domain/booking/fields.ts";
import { guestLimits } from "#domain/booking/rules.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { inWay } from "#domain/catalogue/other-way.ts";
import { otherWayOf } from "#domain/catalogue/service/other-way.ts";
import { LANGUAGES } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { languages } from "#messages/office/bookings/fields.ts";
import * as words from "#messages/office/bookings/form.ts";
import { EMAIL_INPUT } from "#ui/browser/email-input.ts";
import { markToday } from "#ui/browser/mark-today.ts";
import { CALENDAR_WORDS, CHOSEN_DAY } from "#ui/mantine/calendar.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import styles from "./BookingForm.module.css";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";
import { GuestsInput } from "./GuestsInput.tsx";
import { PartyInputs } from "./PartyInputs.tsx";
import { PickUpInputs } from "./PickUpInputs.tsx";

interface BookingFormFieldsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  readonly item: CatalogueItem | null;
  readonly onChange: (part: Partial<EditForm>) => void;
}

const CONTACT = [
  { name: "firstName", label: words.firstName, type: "text" },
  { name: "lastName", label: words.lastName, type: "text" },
  { name: "email", label: words.email, ...EMAIL_INPUT },
  { name: "phone", label: words.phone, type: "tel" },
] as const;

const NOTES = [
  { name: "specialRequests", label: words.specialRequests, maxLength: LIMITS.specialRequests },
  { name: "pickupNotes", label: words.pickUp, maxLength: 1000, description: words.toldToGuest },
  { name: "notes", label: words.notes, maxLength: 5000 },
] as const;

/** What the operator can change of a booking, new or stored; the price stands in a part of its own. */
export function BookingFormFields({ form, errors, item, onChange }: BookingFormFieldsProps) {
  const { min, max } = guestLimits(item);
  const today = belizeDay(Date.now());
  // one for both: the calendar's dialog is named after what its field says
  const dateId = useId();
  return (
    <div className={`stack-4 ${styles.fields}`}>
      <DatePickerInput
        id={dateId}
        popoverProps={{ id: dateId, returnFocus: true }}
        label={words.date}
        placeholder={words.chooseDate}
        valueFormat={CHOSEN_DAY}
        firstDayOfWeek={0}
        defaultDate={form.date || today}
        highlightToday
        getDayProps={markToday(today)}
        {...CALENDAR_WORDS}
        leftSection={<Icon name="calendar" />}
        value={form.date || null}
        error={errors.date}
        onChange={(date) => onChange({ date: date ?? "" })}
      />
      <GuestsInput
        label={words.guests(min, max)}
        guests={form.guests}
        error={errors.guests}
        onChange={(guests) => onChange({ guests })}
      />
      {item && otherWayOf(item) && (
        <NativeSelect
          label={words.way}
          data={[
            { value: "", label: item.name },
            { value: "back", label: inWay(item, "back")?.name ?? "" },
          ]}
          value={form.way}
          error={errors.way}
          onChange={(event) =>
            onChange({ way: event.currentTarget.value === "back" ? "back" : "" })
          }
        />
      )}
      <PartyInputs key={form.service} {...{ form, errors, item, onChange }} />
      {CONTACT.map(({ name, ...field }) => (
        <TextInput
          key={name}
          {...field}
          // the customer's, not the operator's own
          autoComplete="off"
          maxLength={LIMITS[name]}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
      <NativeSelect
        label={words.language}
        data={LANGUAGES.map((value) => ({ value, label: languages[value] }))}
        value={languageOf(form.lang)}
        error={errors.lang}
        onChange={(event) => onChange({ lang: languageOf(event.currentTarget.value) })}
      />
      <TextInput
        label={words.departureTime}
        description={words.notThePickUp}
        type="time"
        value={form.departureTime}
        error={errors.departureTime}
        onChange={(event) => onChange({ departureTime: event.currentTarget.value })}
      />
      <PickUpInputs {...{ form, errors, item, onChange }} />
      {NOTES.map(({ name, ...field }) => (
        <Textarea
          key={name}
          {...field}
          className={styles.wide}
          rows={name === "notes" ? 3 : 2}
          value={form[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
