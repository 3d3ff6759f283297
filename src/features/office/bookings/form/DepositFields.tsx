import { TextInput } from "@mantine/core";
import * as words from "#messages/office/bookings/form.ts";
import styles from "./BookingForm.module.css";
import type { EditErrors } from "./edit-errors.ts";
import type { EditForm } from "./edit-form.ts";

interface DepositFieldsProps {
  readonly form: EditForm;
  readonly errors: EditErrors;
  readonly onChange: (part: Partial<EditForm>) => void;
}

/** What was agreed to be paid ahead, and by when: what the office changes stays, whatever the service asks for. */
export function DepositFields({ form, errors, onChange }: DepositFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.deposit}</legend>
      <div className={`stack-4 ${styles.fields}`}>
        <TextInput
          label={words.depositInUsd}
          inputMode="decimal"
          value={form.deposit}
          error={errors.deposit}
          onChange={(event) => onChange({ deposit: event.currentTarget.value })}
        />
        <TextInput
          label={words.depositBy}
          type="date"
          value={form.depositBy}
          error={errors.depositBy}
          onChange={(event) => onChange({ depositBy: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
