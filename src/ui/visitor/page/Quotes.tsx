import type { Testimonial } from "#domain/site/sample-content.ts";
import { cx } from "../../parts/cx.ts";
import styles from "./Quotes.module.css";

/** What guests said, each with who said it. */
export function Quotes({ quotes }: { quotes: readonly Testimonial[] }) {
  return (
    <ul className={cx(styles.list, quotes.length % 2 === 0 && styles.pairs)}>
      {quotes.map(({ id, quote, name, location, initial }) => (
        <li key={id}>
          <figure className={styles.quote}>
            <blockquote className={styles.words}>{quote}</blockquote>
            <figcaption className={styles.who}>
              <span aria-hidden="true" className={styles.initial}>
                {initial}
              </span>
              <span>
                <span className={styles.name}>{name}</span>
                <span className={`small ${styles.place}`}>{location}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
