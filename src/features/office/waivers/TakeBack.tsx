import { type SubmitEvent, useState } from "react";
import { takeWaiverBack } from "#data/office/sync/waivers.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { oneLine } from "#domain/booking/normalise.ts";
import { WAIVER_LIMITS } from "#domain/waivers/read.ts";
import type { WaiverRow } from "#domain/waivers/row.ts";
import * as words from "#messages/office/bookings/waivers.ts";
import { refusals } from "#messages/papers/waiver-refusals.ts";
import { toastFailure } from "#ui/office/told.ts";
import { Button } from "#ui/parts/Button.tsx";
import { toast } from "#ui/toast/toast.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import styles from "./WaiversPage.module.css";

interface TakeBackProps {
  readonly booking: OfficeBooking;
  readonly row: WaiverRow;
  readonly onDone: () => void;
}

/** Asks why a signature does not hold, and has it noted. */
export function TakeBack({ booking, row, onDone }: TakeBackProps) {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = oneLine(reason);
    if (!said) return setError(refusals.waiver_reason);
    try {
      await takeWaiverBack(booking, row, said);
      toast({ title: words.takenBack, message: row.guest, tone: "success" });
      onDone();
    } catch (failure) {
      toastFailure(failure);
    }
  };
  return (
    <form className="stack-3" onSubmit={submit} noValidate>
      <TextField
        name={`reason-${row.id}`}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={WAIVER_LIMITS.reason}
        error={error}
        value={reason}
        onChange={(event) => {
          setError(undefined);
          setReason(event.currentTarget.value);
        }}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="destructive">
          {words.takeBackYes}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {words.takeBackNo}
        </Button>
      </div>
    </form>
  );
}
