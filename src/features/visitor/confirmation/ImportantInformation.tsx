import type { Booking } from "#domain/booking/fields.ts";
import { importantInformation } from "#domain/booking/letters/important-information.ts";
import * as words from "#messages/visitor/confirmation.ts";
import styles from "./ConfirmationPage.module.css";

interface ImportantInformationProps {
  readonly view: Booking;
  readonly minPax: number;
}

/** What to know before the day (SPEC §2, confirmation). */
export function ImportantInformation({ view, minPax }: ImportantInformationProps) {
  const proof = view.isMailed === false ? words.proof.voucher : words.proof.mail;
  const lines = importantInformation(view, minPax, proof);
  if (lines.length === 0) return null;
  return (
    <section className={`stack-3 ${styles.important}`} aria-labelledby="important-heading">
      <h2 id="important-heading">{words.important}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
