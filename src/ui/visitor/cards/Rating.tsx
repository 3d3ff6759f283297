import * as words from "#messages/cards.ts";
import { cx } from "../../parts/cx.ts";
import styles from "./Rating.module.css";

const STARS = [1, 2, 3, 4, 5] as const;
const STAR = "M10 1.600l2.6 5.3 5.8.8-4.2 4.1 1 5.800L10 14.900l-5.2 2.7 1-5.800L1.6 7.700l5.8-.8z";

interface RatingProps {
  readonly rating: number;
  readonly reviewCount: number;
  /** One star and the figure, for narrow places. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Stars rounded out of five with the number of reviews; says so while nobody has reviewed. */
export function Rating({ rating, reviewCount, compact = false, className }: RatingProps) {
  if (reviewCount === 0) {
    return <span className={cx(styles.new, className)}>{words.withoutReviews}</span>;
  }
  const full = Math.round(rating);
  const figure = rating.toFixed(1);
  return (
    <span className={cx(styles.rating, className)}>
      <span className="visually-hidden">{words.rated(figure, reviewCount)}</span>
      <span aria-hidden="true" className={styles.stars}>
        {(compact ? STARS.slice(0, 1) : STARS).map((star) => (
          <svg
            key={star}
            viewBox="0 0 20 19"
            aria-hidden="true"
            className={star <= full ? styles.full : styles.empty}
          >
            <path d={STAR} />
          </svg>
        ))}
      </span>
      <span aria-hidden="true" className={styles.figure}>
        {figure}{" "}
        <span className={styles.count}>
          {compact ? `(${reviewCount})` : `· ${words.reviews(reviewCount)}`}
        </span>
      </span>
    </span>
  );
}
