import type { BelizeDay } from "#domain/belize-date.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { type RuleChange, withRule } from "#domain/departures/change.ts";
import { type Lost, lossesOf } from "#domain/departures/hits/losses.ts";
import { shortDaysOf } from "#domain/departures/hits/shortages.ts";
import { itemKey } from "#domain/departures/key.ts";
import { type BookedParty, partiesAfter, strandedFrom } from "#domain/departures/parties.ts";
import type { Assignment } from "#domain/departures/rules.ts";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { scopeWords } from "../rule-words.ts";
import { shortDay } from "../short-dates.ts";
import disclosure from "./Disclosure.module.css";
import styles from "./Losses.module.css";
import type { World } from "./world.ts";

interface Hits {
  /** Of those who have booked, whom it leaves without a departure or without seats, or takes along to another time. */
  readonly lost: readonly Lost<BookedParty>[];
  /** Departures that a guide or vehicle goes along with, though not there any more then. */
  readonly stranded: readonly Assignment[];
  /** Days on which there are then fewer guides or vehicles than booked departures need. */
  readonly short: readonly BelizeDay[];
}

/** What a change does to bookings and departures that stand already. */
export function hitsOf({ rules, parties, bookables, today }: World, change: RuleChange): Hits {
  const both = { before: rules, after: withRule(rules, change) };
  const durationOf = (key: string) =>
    bookables.find(({ item }) => itemKey(item.type, item.id) === key)?.item.duration ?? "";
  const { table, rule: id } = change;
  const afterwards = partiesAfter(both, id, parties);
  return {
    lost: lossesOf(both, parties, afterwards),
    stranded:
      table === "resources" ? strandedFrom(today, rules, { id, resource: change.fields }) : [],
    short:
      table === "resources" || table === "limits" ? shortDaysOf(both, parties, durationOf) : [],
  };
}

export const isHard = ({ lost, stranded, short }: Hits) =>
  lost.length + stranded.length + short.length > 0;

interface LossesProps {
  readonly world: World;
  readonly hits: Hits;
}

/** Says plainly what a change does to what stands already, before it is saved. */
export function Losses({ world, hits }: LossesProps) {
  const { lost, stranded, short } = hits;
  return (
    <>
      {stranded.length > 0 && <Stranded world={world} stranded={stranded} />}
      {short.length > 0 && (
        <Notice tone="warning" title={words.losses.short(short.length)} announce>
          <p>{words.losses.shortStay(short.map(shortDay).join("; "))}</p>
        </Notice>
      )}
      <LostParties world={world} lost={lost.filter(({ loss }) => loss !== "moved")} />
      <LostParties world={world} lost={lost.filter(({ loss }) => loss === "moved")} />
    </>
  );
}

function Stranded({ world, stranded }: { world: World } & Pick<Hits, "stranded">) {
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

function LostParties({ world, lost }: { world: World } & Pick<Hits, "lost">) {
  if (lost.length === 0) return null;
  const groups = (["closed", "full", "moved"] as const)
    .map((loss) => ({ loss, parties: lost.filter((one) => one.loss === loss) }))
    .filter(({ parties }) => parties.length > 0);
  const titles = groups.map(({ loss, parties }) =>
    words.losses[loss](
      parties.length,
      parties.reduce((sum, { party }) => sum + party.guests, 0),
    ),
  );
  const sorted = lost.toSorted(({ party: one }, { party: other }) =>
    one.day + one.time < other.day + other.time ? -1 : 1,
  );
  const areMoved = groups.every(({ loss }) => loss === "moved");
  return (
    <Notice tone="warning" title={`${titles.join(". ")}.`} announce>
      <p>{areMoved ? words.losses.goAlong(lost.length) : words.losses.stay(lost.length)}</p>
      <details open={sorted.length <= FEW}>
        <summary className={disclosure.summary}>{words.losses.show(sorted.length)}</summary>
        <ul className={styles.list}>
          {sorted.map((one) => (
            <LostParty key={one.party.booking.id} lost={one} world={world} />
          ))}
        </ul>
      </details>
      <p className="small">{words.losses.lookedAt(shortDay(world.keptUntil))}</p>
    </Notice>
  );
}

const FEW = 5;

function LostParty({ lost: { party, time }, world }: { lost: Lost<BookedParty>; world: World }) {
  const { id, customer } = party.booking;
  const who = `${customer.firstName} ${customer.lastName}`;
  return (
    <li>
      <span>
        <strong>{who}</strong>, {words.preview.guests(party.guests)}
      </span>
      <span>
        {shortDay(party.day)}, {party.time || words.losses.noTime}
        {time !== party.time && ` → ${time}`} · {scopeWords(party.item, world.bookables)}
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
