import styles from "./ConfirmationPage.module.css";

/** What to know before the day (SPEC §2, confirmation). */
export function ImportantInformation({ minPax }: { minPax: number }) {
  return (
    <section className={styles.important} aria-labelledby="important-heading">
      <h2 id="important-heading">Important information</h2>
      <ul>
        <li>Please arrive 15 minutes early.</li>
        <li>Bring your confirmation e-mail, printed or on your phone.</li>
        <li>Pay on arrival by cash (USD or BZD) or major credit cards.</li>
        <li>Cancel or reschedule at least 48 hours ahead.</li>
        {minPax > 1 && (
          <li>
            At least {minPax} guests are needed for this tour; if there are fewer, we will contact
            you.
          </li>
        )}
      </ul>
    </section>
  );
}
