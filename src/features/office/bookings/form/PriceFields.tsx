import { TextInput } from "@mantine/core";
import { centsToDollars, formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/bookings/form.ts";
import styles from "./BookingForm.module.css";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";

interface PriceFieldsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  /** What the booking will cost; NaN while that can't be read. */
  readonly priceCents: number;
  /** What the catalogue asks; null where that can't be told. */
  readonly catalogueCents: number | null;
  /** What becomes of the price that was agreed before. */
  readonly note?: string;
  readonly onChange: (part: Partial<EditForm>) => void;
}

/** The price, calculated anew with every guest, and the operator's own with its reason. */
export function PriceFields(props: PriceFieldsProps) {
  const { form, errors, priceCents, catalogueCents, note, onChange } = props;
  const isOwn = form.ownPrice !== null;
  const begin = () => (Number.isNaN(priceCents) ? "" : String(centsToDollars(priceCents)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.price}</legend>
      <p className={styles.price} role="status">
        <strong>{Number.isNaN(priceCents) ? "–" : `${formatUsdExact(priceCents)} USD`}</strong>
        {catalogueCents !== null && catalogueCents !== priceCents && (
          <span className="small">{words.byCatalogue(formatUsdExact(catalogueCents))}</span>
        )}
        {note && <span className="small">{note}</span>}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isOwn}
          onChange={() => onChange({ ownPrice: isOwn ? null : begin(), priceReason: "" })}
        />
        {words.setAnotherPrice}
      </label>
      {isOwn && (
        <div className={`stack-4 ${styles.fields}`}>
          <TextInput
            label={words.priceInUsd}
            inputMode="decimal"
            value={form.ownPrice ?? ""}
            error={errors.ownPrice}
            onChange={(event) => onChange({ ownPrice: event.currentTarget.value })}
          />
          <TextInput
            label={words.reason}
            description={words.toldWithPrice}
            maxLength={200}
            value={form.priceReason}
            error={errors.priceReason}
            onChange={(event) => onChange({ priceReason: event.currentTarget.value })}
          />
        </div>
      )}
      {!isOwn && errors.ownPrice && <p role="alert">{errors.ownPrice}</p>}
    </fieldset>
  );
}
