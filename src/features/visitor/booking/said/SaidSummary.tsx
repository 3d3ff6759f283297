import type { Booking } from "#domain/booking/fields.ts";
import { type Asker, saidAnswers, saidGuests } from "#domain/questions/told.ts";
import { guests as heading } from "#messages/questions.ts";
import styles from "./Said.module.css";

/** What has been said of guests and answers so far; nothing where nothing was. */
export function SaidSummary({ view, item }: { readonly view: Booking; readonly item: Asker }) {
  const guests = saidGuests(view, item);
  const said = [
    ...(guests.length > 0 ? [[heading, guests.join("\n")] as const] : []),
    ...saidAnswers(view, item),
  ];
  if (said.length === 0) return null;
  return (
    <dl className={styles.summary}>
      {said.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
