import { importantInformation } from "#domain/booking/important-information.ts";
import styles from "./ConfirmationPage.module.css";

/** What to know before the day (SPEC §2, confirmation). */
export function ImportantInformation({ minPax }: { minPax: number }) {
  return (
    <section className={styles.important} aria-labelledby="important-heading">
      <h2 id="important-heading">Important information</h2>
      <ul>
        {importantInformation(minPax, "your confirmation e-mail").map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
