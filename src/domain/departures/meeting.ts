type Row = Readonly<Record<string, unknown>>;

/** Where two have changed one rule: what both began with, what is to be saved, what is stored now. */
export interface Meeting<Of extends object> {
  readonly base: Of;
  readonly mine: Of;
  readonly stored: Of;
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * Fields that both have changed, which somebody has to choose between, and those that only the other has changed,
 * which stand.
 */
export function meetingOf<Of extends object>({ base, mine, stored }: Meeting<Of>) {
  const [before, wanted, now] = [base, mine, stored] as [Row, Row, Row];
  const changed = Object.keys(stored).filter((field) => differ(before[field], now[field]));
  const isAsked = (field: string) =>
    differ(wanted[field], before[field]) && differ(wanted[field], now[field]);
  return {
    asked: changed.filter(isAsked),
    others: changed.filter((field) => !isAsked(field)),
  };
}

/** What comes of both: the other's changes, mine beside them, and of what both have changed mine but for `given`. */
export function mergedOf<Of extends object>(
  { base, mine, stored }: Meeting<Of>,
  given: readonly string[] = [],
): Of {
  const [before, wanted] = [base, mine] as [Row, Row];
  const own = Object.keys(wanted).filter(
    (field) => differ(wanted[field], before[field]) && !given.includes(field),
  );
  return { ...stored, ...Object.fromEntries(own.map((field) => [field, wanted[field]])) };
}
