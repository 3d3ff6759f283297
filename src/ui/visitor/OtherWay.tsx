import type { Booking } from "#domain/booking/fields.ts";
import { otherWords } from "#domain/booking/other-way.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/booking/other-way.ts";
import * as standings from "#messages/visitor/standings.ts";
import { namedHere } from "../site/named-here.ts";
import { useSite } from "../site/use-site.ts";

/** The booking of the other way, and how far it has come. */
interface OtherRow {
  readonly view: Booking;
  readonly state: string;
  readonly isUnwanted: boolean;
}

interface OtherWayProps {
  readonly view: Booking;
  /** Nothing where this device keeps none. */
  readonly other: OtherRow | null | undefined;
  readonly className?: string | undefined;
}

/** The booking of the other way, in a list of facts: what, when, how far it has come, and what both cost. */
export default function OtherWay({ view, other: row, className }: OtherWayProps) {
  const site = useSite();
  if (!row) return null;
  const other = namedHere(site, row).view;
  const isGoing = view.status !== "cancelled" && other.status !== "cancelled";
  const both = isGoing && words.bothFor(formatUsdExact(view.priceCents + other.priceCents));
  return (
    <div className={className}>
      <dt>{words.thereAndBack}</dt>
      <dd>
        {[otherWords(other), standingOf(row), both].filter(Boolean).map((line) => (
          <span key={String(line)} style={{ display: "block" }}>
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}

function standingOf({ view, state, isUnwanted }: OtherRow): string {
  if (isUnwanted) return standings.unwanted;
  if (state === "attention") return standings.refused;
  if (state !== "sent") return standings.waiting;
  return view.status === "pending" ? standings.received : "";
}
