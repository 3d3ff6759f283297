import { bookingReference } from "#domain/booking/reference.ts";
import { type RuleChange, withRule } from "#domain/departures/change.ts";
import { lossesOf } from "#domain/departures/losses.ts";
import { type BookedParty, strandedFrom } from "#domain/departures/parties.ts";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import * as words from "#messages/office/rule-forms.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { scopeWords } from "../rule-words.ts";
import { shortDay } from "../short-dates.ts";
import disclosure from "./Disclosure.module.css";
import styles from "./Losses.module.css";
import type { World } from "./world.ts";

/** Whom a change leaves without a departure or without seats, of those who have booked. */
export const lostBy = ({ rules, parties }: World, change: RuleChange) =>
  lossesOf({ before: rules, after: withRule(rules, change) }, parties);

/** Departures that a guide or vehicle goes along with, though not there any more then. */
export function strandedBy({ rules, today }: World, change: RuleChange) {
  if (change.table !== "resources") return [];
  return strandedFrom(today, rules, { id: change.rule, resource: change.fields });
}

interface LossesProps {
  readonly world: World;
  readonly change: RuleChange;
}

/** Says plainly what a change does to bookings that stand already, before it is saved. */
export function Losses({ world, change }: LossesProps) {
  const lost = lostBy(world, change);
  const stranded = strandedBy(world, change);
  if (stranded.length > 0) {
    return (
      <Notice tone="warning" title={words.losses.assigned(stranded.length)} announce>
        <p>{words.losses.assignedStay}</p>
        <ul className={styles.list}>
          {stranded.map(({ id, item, day, time }) => (
            <li key={id}>
              {shortDay(day)} {time} · {scopeWords(item, world.bookables)}
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (lost.length === 0) return null;
  const groups = (["closed", "full"] as const)
    .map((loss) => ({ loss, parties: lost.filter((one) => one.loss === loss) }))
    .filter(({ parties }) => parties.length > 0);
  const titles = groups.map(({ loss, parties }) =>
    words.losses[loss](
      parties.length,
      parties.reduce((sum, { party }) => sum + party.guests, 0),
    ),
  );
  const sorted = lost
    .map(({ party }) => party)
    .toSorted((one, other) => (one.day + one.time < other.day + other.time ? -1 : 1));
  return (
    <Notice tone="warning" title={`${titles.join(". ")}.`} announce>
      <p>{words.losses.stay(lost.length)}</p>
      <details open={sorted.length <= FEW}>
        <summary className={disclosure.summary}>{words.losses.show(sorted.length)}</summary>
        <ul className={styles.list}>
          {sorted.map((party) => (
            <LostParty key={party.booking.id} party={party} world={world} />
          ))}
        </ul>
      </details>
      <p className="small">{words.losses.lookedAt(shortDay(world.keptUntil))}</p>
    </Notice>
  );
}

const FEW = 5;

function LostParty({ party, world }: { party: BookedParty; world: World }) {
  const { id, customer } = party.booking;
  const who = `${customer.firstName} ${customer.lastName}`;
  return (
    <li>
      <span>
        <strong>{who}</strong>, {words.preview.guests(party.guests)}
      </span>
      <span>
        {shortDay(party.day)}, {party.time || words.losses.noTime} ·{" "}
        {scopeWords(party.item, world.bookables)}
      </span>
      <span className={styles.ways}>
        <a
          href={addressIn(LANGUAGE, `/admin/bookings?dialog=view&id=${id}`)}
          target="_blank"
          rel="noopener"
          aria-label={words.losses.open(bookingReference(id))}
        >
          #{bookingReference(id)}
        </a>
        {customer.phone && (
          <a
            href={`tel:${customer.phone.replace(/[^+\d]/g, "")}`}
            aria-label={words.losses.call(who)}
          >
            {customer.phone}
          </a>
        )}
      </span>
    </li>
  );
}
