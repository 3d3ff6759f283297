import { Button } from "@mantine/core";
import { useState } from "react";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { dollarsToCents, formatUsdExact } from "#domain/money.ts";
import { type Side, SidesChoice } from "#ui/office/forms/SidesChoice.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import formStyles from "./BookingForm.module.css";
import { type EditForm, formOf, wireOf } from "./edit-form.ts";

type Field = Exclude<keyof ReturnType<typeof wireOf>, "type" | "item_id">;

interface ConflictChoiceProps {
  readonly pricing: { readonly form: EditForm; readonly item: CatalogueItem | null };
  /** What the editing began with. */
  readonly stored: OfficeBooking;
  /** What somebody else has made of it. */
  readonly current: OfficeBooking;
  readonly onChoose: (chosen: EditForm) => void;
  readonly onBack: () => void;
}

/** Each field of the wire in words, with the form's fields that it is made from. */
const FIELDS: Readonly<Record<Field, readonly [label: string, ...from: (keyof EditForm)[]]>> = {
  item_name: ["Service", "service"],
  booking_date: ["Date", "date"],
  guests: ["Guests", "guests"],
  price: ["Price", "ownPrice", "priceReason"],
  customer_first_name: ["First Name", "firstName"],
  customer_last_name: ["Last Name", "lastName"],
  customer_email: ["Email", "email"],
  customer_phone: ["Phone", "phone"],
  special_requests: ["Special Requests", "specialRequests"],
  departure_time: ["Departure time", "departureTime"],
  pickup_notes: ["Pick-up", "pickupNotes"],
  notes: ["Notes", "notes"],
};

/** Somebody else was faster: both versions side by side, to be chosen from field by field. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { pricing, stored, current, onChoose, onBack } = props;
  const mine = wireOf({ ...pricing, stored });
  const before = wireOf({ form: formOf(stored), stored, item: null });
  const theirs = wireOf({ form: formOf(current), stored: current, item: null });
  // what only one of the two has changed is no question
  const changedHere = (Object.keys(FIELDS) as Field[]).filter(
    (field) => mine[field] !== before[field] && mine[field] !== theirs[field],
  );
  const asked = changedHere.filter((field) => theirs[field] !== before[field]);
  const [sides, setSides] = useState<Partial<Record<Field, Side>>>({});

  const choose = () => {
    const chosen: Record<string, unknown> = { ...formOf(current) };
    for (const field of changedHere) {
      if (sides[field] === "theirs") continue;
      const [, ...from] = FIELDS[field];
      for (const name of from) chosen[name] = pricing.form[name];
    }
    onChoose(chosen as unknown as EditForm);
  };

  return (
    <div className={formStyles.form}>
      <Notice tone="warning" title="Somebody else has changed this booking meanwhile." announce>
        <p>
          {asked.length > 0
            ? "Nothing has been overwritten. Choose what is to stand."
            : `Nothing has been overwritten. It is ${current.status ?? "changed"} now. Your changes can still be saved.`}
        </p>
      </Notice>
      <SidesChoice
        fields={asked.map((field) => ({
          name: field,
          label: FIELDS[field][0],
          mine: wordsOf(field, mine[field]),
          theirs: wordsOf(field, theirs[field]),
          side: sides[field] ?? "mine",
        }))}
        onSide={(field, side) => setSides({ ...sides, [field]: side })}
      />
      <div className={formStyles.actions}>
        <Button variant="outline" onClick={onBack}>
          Back to Editing
        </Button>
        <Button onClick={choose}>Save This Choice</Button>
      </div>
    </div>
  );
}

function wordsOf(field: Field, value: string | number): string {
  if (field === "price") return formatUsdExact(dollarsToCents(Number(value)));
  if (field === "booking_date") return formatLongDay(String(value));
  return String(value);
}
