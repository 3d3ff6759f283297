import { columnsOf, formOf, toWireErrors } from "#domain/booking/command.ts";
import { type AskedName, FIELDS, type Field, type Name } from "#domain/booking/fields.ts";
import { ACT_FIELDS, type ActKind, type Columns } from "#domain/booking/guest-acts/acts.ts";
import { normaliseBooking } from "#domain/booking/normalise-form.ts";
import { checkDetails } from "#domain/booking/pick-up/details.ts";
import { itemKey } from "#domain/departures/key.ts";
import { amountCents } from "#domain/money.ts";
import { checkSaid } from "#domain/questions/check.ts";
import { placeOf } from "../departures/facts.ts";
import { departureRules } from "../departures/rules.ts";
import { checkChanged } from "./guest-change-check.ts";

interface Wish {
  readonly kind: ActKind;
  /** Under the names of the wire, as they came. */
  readonly changes: Columns;
  /** What its guest was shown that it would cost, in US dollars. */
  readonly price?: unknown;
  /** The office says yes to what its guest has asked for: whether it is too early, too late or offered at all is its own to know. */
  readonly isAccepted?: boolean;
}

/** The columns' new values, and a code for each that breaks a rule. */
export function checkAct(
  app: pb.App,
  booking: pb.Record,
  { kind, changes, price, isAccepted = false }: Wish,
): { readonly values: Columns; readonly errors: Readonly<Record<string, string>> } {
  const names = ACT_FIELDS[kind].filter((name) => FIELDS[name].wire in changes);
  const mistyped = names.filter((name) => {
    const { wire, is }: Field = FIELDS[name];
    return typeof changes[wire] !== (is === "number" ? "number" : "string");
  });
  if (mistyped.length > 0) return { values: {}, errors: errorsAt(mistyped, "check_input") };
  const form = normaliseBooking(formOf({ ...booking.fieldsData(), ...changes }));
  if (kind === "change")
    return checkChanged(app, booking, {
      changes,
      form,
      shownCents: amountCents(price),
      isAccepted,
    });
  const errors = checkCompleted(app, booking, changes, form);
  const said = checkSaid(changes);
  return {
    values: { ...columnsOf(form, (names as readonly Name[]).filter(isAsked)), ...said.values },
    errors: { ...errors, ...said.errors },
  };
}

/** What guests say of their pick-up; a time only where they may wish for one: what has a timetable is changed. */
function checkCompleted(
  app: pb.App,
  booking: pb.Record,
  changes: Columns,
  form: ReturnType<typeof formOf>,
): Record<string, string> {
  const wrong = toWireErrors(checkDetails(form));
  const isTouched = (column: string) =>
    column in changes || (PARTY.includes(column) && PARTY.some((one) => one in changes));
  for (const column of Object.keys(wrong)) if (!isTouched(column)) delete wrong[column];
  const { type, item_id } = placeOf(booking.fieldsData());
  const isTimed = departureRules(app).schedules.some(({ item }) => item === itemKey(type, item_id));
  if (isTimed && "departure_time" in changes) wrong.departure_time = "timetable";
  return wrong;
}

/** Lists in text are no fields of the form. */
const isAsked = (name: Name): name is AskedName => (FIELDS[name] as Field).isAsked === true;

/** What is said of the party by age is one thing. */
const PARTY = [FIELDS.adults.wire, FIELDS.childrenAges.wire] as readonly string[];

const errorsAt = (names: readonly (keyof typeof FIELDS)[], code: string) =>
  Object.fromEntries(names.map((name) => [FIELDS[name].wire, code]));
