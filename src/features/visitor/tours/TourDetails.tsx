import type { ReactNode } from "react";
import { isFlexible } from "#domain/catalogue/item.ts";
import type { Tour, TourDetails } from "#domain/catalogue/tour.ts";
import { clock } from "#messages/formats/times.ts";
import * as words from "#messages/visitor/tour.ts";
import { cx } from "#ui/parts/cx.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import styles from "./TourDetails.module.css";

interface PanelProps {
  readonly tour: TourDetails;
}

/** What the day is, what is worth seeing, and what the guest has to bring. */
export function Overview({ tour }: PanelProps) {
  return (
    <Panel title={words.inShort}>
      <p className={styles.text}>{tour.longDescription}</p>
      <h3 className={styles.subtitle}>{words.highlights}</h3>
      <Ticks icon="check" items={tour.highlights} inPairs />
      <h3 className={styles.subtitle}>{words.requirements}</h3>
      <Ticks icon="info" items={tour.requirements} />
    </Panel>
  );
}

/** The day by the clock. */
export function Itinerary({ tour }: { tour: Tour }) {
  return (
    <Panel title={words.hourByHour}>
      <ol className={styles.timeline}>
        {tour.itinerary.map(({ time, activity }) => (
          <li key={time} className={styles.stop}>
            <p className={styles.time}>
              <time dateTime={time}>{clock(time)}</time>
            </p>
            <p>{activity}</p>
          </li>
        ))}
      </ol>
      <p className="small">{isFlexible(tour) ? words.timesNote : words.timesNoteScheduled}</p>
    </Panel>
  );
}

/** What the price covers. */
export function Included({ tour }: PanelProps) {
  return (
    <Panel title={words.priceIncludes}>
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
