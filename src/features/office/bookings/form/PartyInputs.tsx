import { useState } from "react";
import { countsText, parseCounts } from "#domain/booking/party/counts.ts";
import type { Names } from "#domain/catalogue/bands.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import { formatUsd } from "#domain/money.ts";
import { bookedLines } from "#domain/price/booked.ts";
import { calledIn } from "#domain/price/called.ts";
import * as words from "#messages/office/bookings/form.ts";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import styles from "./BookingForm.module.css";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";
import { GuestsInput } from "./GuestsInput.tsx";

interface PartyInputsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  readonly item: CatalogueItem | null;
  readonly onChange: (part: Partial<EditForm>) => void;
}

/** Stands for what is no number, so that it is refused. */
const UNREADABLE = "?";

/** How many of the guests are of which band, and which extras they have: what the service has, and what is booked. */
export function PartyInputs({ form, errors, item, onChange }: PartyInputsProps) {
  const bands = (item?.bands ?? []).map((band) => {
    const [line] = item ? bookedLines(item, { guests: 1, party: `${band.id}:1` }) : [];
    return { ...band, unitCents: line?.unitCents ?? 0 };
  });
  const extras = (item?.extras ?? []).map((one) => ({ ...one, unitCents: one.priceCents }));
  return (
    <>
      <Counts
        title={words.byAge}
        kinds={bands}
        text={form.party}
        error={errors.party}
        onChange={(party) => onChange({ party })}
      />
      <Counts
        title={words.extras}
        kinds={extras}
        text={form.extras}
        error={errors.extras}
        onChange={(text) => onChange({ extras: text })}
      />
    </>
  );
}

interface Kind {
  readonly id: string;
  readonly names?: Names;
  /** Undefined for what the service has no more. */
  readonly unitCents?: number;
}

interface CountsProps {
  readonly title: string;
  readonly kinds: readonly Kind[];
  /** As the booking has it, `child:2;infant:1`. */
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

function Counts({ title, kinds, text, error, onChange }: CountsProps) {
  const [counts, setCounts] = useState<Readonly<Record<string, number | null>>>(() =>
    Object.fromEntries(parseCounts(text) ?? []),
  );
  const gone = Object.keys(counts).filter((id) => kinds.every((kind) => kind.id !== id));
  const shown: readonly Kind[] = [...kinds, ...gone.map((id) => ({ id }))];
  if (shown.length === 0) return null;
  const set = (id: string, count: number | null) => {
    const next = { ...counts, [id]: count };
    setCounts(next);
    const said = shown.map((kind) => [kind.id, next[kind.id] ?? 0] as const);
    onChange(said.some(([, one]) => Number.isNaN(one)) ? UNREADABLE : countsText(said));
  };
  return (
    <fieldset className={`${styles.group} ${styles.wide}`}>
      <legend className={styles.legend}>{title}</legend>
      <div className={`stack-4 ${styles.fields}`}>
        {shown.map((kind) => (
          <GuestsInput
            key={kind.id}
            label={
              kind.unitCents === undefined
                ? words.noLongerThere(calledIn(kind))
                : words.atPrice(calledIn(kind), formatUsd(kind.unitCents))
            }
            guests={counts[kind.id] || (Number.isNaN(counts[kind.id]) ? Number.NaN : null)}
            error={undefined}
            onChange={(count) => set(kind.id, count)}
          />
        ))}
      </div>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
