import { NativeSelect, TextInput } from "@mantine/core";
import {
  type BandDraft,
  BLANK_BAND,
  BLANK_EXTRA,
  bandsOfDraft,
  type ExtraDraft,
} from "#domain/catalogue/service/bands-draft.ts";
import { typedNumber } from "#domain/catalogue/service/typed-number.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/office/services/bands.ts";
import { cx } from "#ui/parts/cx.ts";
import styles from "./BandFields.module.css";
import { EntriesField, type ListFieldProps } from "./ListField.tsx";

interface BandsFieldProps extends ListFieldProps<BandDraft> {
  /** The service's, as typed: what a share comes to. */
  readonly servicePrice: string;
}

/** Who pays another price by age: from and to, a price or a share, and the most of one booking. */
export function BandsField({ servicePrice, ...props }: BandsFieldProps) {
  return (
    <EntriesField
      {...props}
      hint={words.bandsHint}
      blank={BLANK_BAND}
      row={(band, name, set) => {
        const input = (field: keyof typeof words.bandFields, mode?: "decimal" | "numeric") => (
          <TextInput
            label={words.bandFields[field]}
            aria-label={`${name}: ${words.bandFields[field]}`}
            className={field === "name" ? styles.name : undefined}
            inputMode={mode}
            value={band[field]}
            onChange={(event) => set({ ...band, [field]: event.currentTarget.value })}
          />
        );
        return (
          <div className={styles.entry}>
            {input("name")}
            {input("from", "numeric")}
            {input("to", "numeric")}
            {input("price", "decimal")}
            {input("share", "decimal")}
            {input("most", "numeric")}
            <p className="smallest" role="status">
              {priceWords(band, servicePrice)}
            </p>
          </div>
        );
      }}
    />
  );
}

/** What each of them will pay; nothing while that cannot be told. */
function priceWords(draft: BandDraft, servicePrice: string): string {
  const [band] = bandsOfDraft([draft]);
  if (!band || (draft.price.trim() === "" && draft.share.trim() === "")) return "";
  const fullCents = Math.round(typedNumber(servicePrice, Number.NaN) * 100);
  const cents =
    band.price !== null
      ? Math.round(band.price * 100)
      : // as src/domain/price/booked.ts has it
        Math.round((fullCents * (band.share ?? 0)) / 100);
  return Number.isNaN(cents) ? "" : words.each(cents > 0 ? formatUsd(cents) : words.free);
}

const PER = ["guest", "booking"] as const;

/** What can be had beside the service: a price, for each guest or for the booking, and a limit. */
export function ExtrasField(props: ListFieldProps<ExtraDraft>) {
  return (
    <EntriesField
      {...props}
      hint={words.extrasHint}
      blank={BLANK_EXTRA}
      row={(extra, name, set) => {
        const input = (field: keyof typeof words.extraFields, mode?: "decimal" | "numeric") => (
          <TextInput
            label={words.extraFields[field]}
            aria-label={`${name}: ${words.extraFields[field]}`}
            className={field === "name" ? styles.name : undefined}
            inputMode={mode}
            value={extra[field]}
            onChange={(event) => set({ ...extra, [field]: event.currentTarget.value })}
          />
        );
        return (
          <div className={cx(styles.entry, styles.extra)}>
            {input("name")}
            {input("price", "decimal")}
            <NativeSelect
              label={words.per}
              aria-label={`${name}: ${words.per}`}
              data={PER.map((value) => ({ value, label: words.pers[value] }))}
              value={extra.per}
              onChange={(event) =>
                set({ ...extra, per: event.currentTarget.value as ExtraDraft["per"] })
              }
            />
            {input("most", "numeric")}
          </div>
        );
      }}
    />
  );
}
