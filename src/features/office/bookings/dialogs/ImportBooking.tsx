import { Textarea } from "@mantine/core";
import { useRef, useState } from "react";
import { importBooking } from "#data/office/remote/bookings/import.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/bookings/dialogs.ts";
import { DialogForm } from "#ui/office/forms/DialogForm.tsx";
import { useDraft } from "#ui/office/forms/use-draft.ts";
import { toast } from "#ui/toast/toast.ts";
import styles from "../form/BookingForm.module.css";
import { BookingFacts } from "./BookingFacts.tsx";

interface ImportBookingProps {
  readonly onImported: (booking: OfficeBooking) => void;
  readonly onClose: () => void;
}

/** For the code that a traveller without data sends by SMS or WhatsApp: paste, look, store. */
export function ImportBooking({ onImported, onClose }: ImportBookingProps) {
  const { draft: code, newest, change, forget } = useDraft("import", () => "");
  const isStored = useRef(false);
  const [seen, setSeen] = useState<OfficeBooking | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const read = async (save: boolean) => {
    if (!code.trim()) return setFailure(words.pasteMessage);
    setIsBusy(true);
    setFailure(null);
    try {
      const answer = await importBooking(code, save);
      if ("kind" in answer) return setFailure(answer.fields.code ?? answer.message);
      // never the answer to what stands there no more: saved is what was looked at
      if (!save) return newest() === code ? setSeen(answer) : undefined;
      isStored.current = true;
      forget();
      const message = words.imported(bookingReference(answer.id));
      toast({ title: words.importedTitle, message, tone: "success" });
      onImported(answer);
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setIsBusy(false);
    }
  };
  const isDirty = () => !isStored.current && code !== "";
  return (
    <DialogForm
      state={{ isBusy, isDirty, forget }}
      submit={seen ? words.save : words.preview}
      onSubmit={() => read(seen !== null)}
      onClose={onClose}
    >
      <Textarea
        label={words.travellersMessage}
        description={words.wholeMessage}
        rows={5}
        value={code}
        error={failure}
        data-autofocus
        onChange={(event) => {
          change(event.currentTarget.value);
          setSeen(null);
          setFailure(null);
        }}
      />
      {seen && (
        <section aria-label={words.preview}>
          <h3 className={styles.legend}>{words.preview}</h3>
          <BookingFacts booking={seen} />
        </section>
      )}
    </DialogForm>
  );
}
