import type { ReactNode } from "react";
import type { TourDetails } from "#domain/catalogue/tour.ts";
import { cx } from "#ui/parts/cx.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { clockTime } from "#ui/words/clock-time.ts";
import styles from "./TourDetails.module.css";

interface PanelProps {
  readonly tour: TourDetails;
}

/** What the day is, what is worth seeing, and what the guest has to bring. */
export function Overview({ tour }: PanelProps) {
  return (
    <Panel title="The day in short">
      <p className={styles.text}>{tour.longDescription}</p>
      <h3 className={styles.subtitle}>Highlights</h3>
      <Ticks icon="check" items={tour.highlights} inPairs />
      <h3 className={styles.subtitle}>Requirements</h3>
      <Ticks icon="info" items={tour.requirements} />
    </Panel>
  );
}

/** The day by the clock. */
export function Itinerary({ tour }: PanelProps) {
  return (
    <Panel title="Hour by hour">
      <ol className={styles.timeline}>
        {tour.itinerary.map(({ time, activity }) => (
          <li key={time} className={styles.stop}>
            <p className={styles.time}>
              <time dateTime={time}>{clockTime(time)}</time>
            </p>
            <p>{activity}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        Times are a guide; your departure is arranged with you. All times are Belize time.
      </p>
    </Panel>
  );
}

/** What the price covers. */
export function Included({ tour }: PanelProps) {
  return (
    <Panel title="What the price includes">
      <Ticks icon="check" items={tour.includes} />
    </Panel>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface TicksProps {
  readonly icon: IconName;
  readonly items: readonly string[];
  /** Two beside each other where there is room: for short items. */
  readonly inPairs?: boolean;
}

function Ticks({ icon, items, inPairs }: TicksProps) {
  return (
    <ul className={cx(styles.ticks, inPairs && styles.pairs)}>
      {items.map((item) => (
        <li key={item}>
          <Icon name={icon} className={styles.tick} />
          {item}
        </li>
      ))}
    </ul>
  );
}
