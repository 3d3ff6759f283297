type Columns = Readonly<Record<string, unknown>>;

/** The columns of what guests have paid: an amount means nothing without its currency. */
export const PAYMENT_COLUMNS = ["paid_amount", "paid_currency", "paid_method"] as const;

/** Columns of a booking, under the names of the wire, that have a meaning only together. */
const TOGETHER: readonly (readonly string[])[] = [
  PAYMENT_COLUMNS,
  ["type", "item_id", "item_name", "guests", "price"],
];

/** A column with those that go with it: where two differ, they are one choice. */
export function togetherWith(column: string): readonly string[] {
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
  return touchedBy(changes).some((column) => before[column] !== current[column]);
}
