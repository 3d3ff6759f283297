import { type BookingChanges, FIELDS, type OfficeWire } from "./fields.ts";

type Columns = Readonly<Record<string, unknown>>;

/** What goes with a price, and devices from before it was there do not keep. */
const LATER: readonly string[] = [
  ...[FIELDS.priceLines.wire, FIELDS.party.wire, FIELDS.extras.wire],
  ...[FIELDS.way.wire, FIELDS.together.wire],
];

/**
 * The columns of what guests have paid in all, as devices from before payments were rows change them: an amount means
 * nothing without its currency.
 */
export const PAYMENT_COLUMNS = ["paid_amount", "paid_currency", "paid_method"] as const;

/** Columns of a booking, under the names of the wire, that have a meaning only together. */
const TOGETHER: readonly (readonly string[])[] = [
  PAYMENT_COLUMNS,
  ["type", "item_id", "item_name", "guests", "price", ...LATER],
  ["adults", "children_ages"],
  [FIELDS.depositCents.wire, FIELDS.depositBy.wire],
];

/** A column with those that go with it: where two differ, they are one choice. */
function togetherWith(column: string): readonly string[] {
  return TOGETHER.find((columns) => columns.includes(column)) ?? [column];
}

/** The columns that a change touches: those that it names, and those that go with them. */
export function touchedBy(changes: object): string[] {
  return [...new Set(Object.keys(changes).flatMap(togetherWith))];
}

interface Meeting {
  readonly changes: object;
  /** What the change was made on, as far as it touches it, and the status. */
  readonly before: Columns;
  /** What is stored now. */
  readonly current: Columns;
}

/**
 * True when somebody else has changed what a change touches, so that it wants a decision. Others go
 * side by side; but who did not know that the guests have cancelled is asked in each case.
 */
export function isOvertaken({ changes, before, current }: Meeting): boolean {
  if (current.status === "cancelled" && before.status !== "cancelled") return true;
  return touchedBy(changes).some((column) => isOther(column, before, current));
}

/** Links that somebody else has ended are ended, and who was told was told: there is nothing to choose. */
const NO_CHOICE: readonly string[] = [
  ...[FIELDS.tripLinks.wire, FIELDS.movedFrom.wire, FIELDS.toldNews.wire],
];

/** Devices from before there were lines, bands or extras keep none: the price tells whether somebody has changed them. */
const isOther = (column: string, before: Columns, now: Columns) =>
  !NO_CHOICE.includes(column) &&
  (before[column] ?? UNSAID[column]) !== now[column] &&
  (column in before || !LATER.includes(column));

/** What devices from before they were there do not keep, and nobody had said then. */
const UNSAID: Columns = { [FIELDS.guestList.wire]: "", [FIELDS.answers.wire]: "" };

/**
 * What a change was made on, as far as the server asks: what others have changed beside it does not
 * stand in its way.
 */
export function beforeOf(base: Partial<OfficeWire>, changes: BookingChanges): Partial<OfficeWire> {
  const asked = new Set([...touchedBy(changes), "status"]);
  return Object.fromEntries(Object.entries(base).filter(([column]) => asked.has(column)));
}

interface Sides {
  /** What both began with. */
  readonly base: Partial<OfficeWire>;
  readonly mine: BookingChanges;
  readonly current: OfficeWire;
  /** What can be changed at all. */
  readonly columns: readonly string[];
}

/**
 * Where two have changed the same: columns that are one choice, and what else was changed there. What
 * only one of the two has changed is no question.
 */
export function meetingOf({ base, mine, current, columns }: Sides) {
  const before: Columns = base;
  const wanted: Columns = mine;
  const stored: Columns = current;
  const groups = new Set(Object.keys(mine).map(togetherWith));
  const asked = [...groups].filter(
    (group) =>
      group.some((column) => isOther(column, before, stored)) &&
      group.some((column) => column in mine && wanted[column] !== stored[column]),
  );
  const others = columns
    .filter((column) => column in base && before[column] !== stored[column])
    .filter((column) => !asked.flat().includes(column));
  return { asked, others };
}
