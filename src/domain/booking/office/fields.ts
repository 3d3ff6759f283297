import { centsToDollars } from "#domain/money.ts";
import { known } from "../booking.ts";
import {
  FIELDS,
  type Field,
  type Name,
  named,
  type OfficeBooking,
  type OfficeName,
  type OfficeWire,
  type OwnTextName,
  type Those,
  wireNames,
} from "../fields.ts";

export const FOR_OFFICE = named<OfficeName>(({ told }) => told !== "nobody");
export const EDITED = named<Those<{ isEdited: true }>>(({ isEdited }) => isEdited === true);
export const ERASED = named<Name>(({ erased }) => erased !== undefined);

/** What the operator alone writes of a booking. */
export const OWN_TEXTS = named<OwnTextName>(
  ({ is, isAsked, isEdited }) => is === "lines" && isEdited === true && !isAsked,
);

export const OFFICE_COLUMNS = wireNames(FOR_OFFICE);
export const EDITED_COLUMNS = wireNames(EDITED);

/** Whether devices take it to be empty where the office's wire leaves it out: an older server may not know it. */
export const mayBeLeftOut = ({ told }: Field): boolean => told !== "device" && told !== "once";

const NOTHING = { flag: false, number: 0, dollars: 0, payments: [], waivers: [] } as const;

/** A booking of which nothing has been said. */
export const BLANK = Object.fromEntries(
  FOR_OFFICE.map((name) => {
    const { wire, is }: Field = FIELDS[name];
    return [wire, is in NOTHING ? NOTHING[is as keyof typeof NOTHING] : ""];
  }),
) as unknown as OfficeWire;

/** What the office's wire means. */
export const officeBookingOf = (wire: OfficeWire): OfficeBooking =>
  known(FOR_OFFICE, wire) as unknown as OfficeBooking;

/** The wire's form of a booking: the inverse of {@link officeBookingOf}. */
export function officeWireOf(booking: OfficeBooking): OfficeWire {
  const values: { readonly [column: string]: unknown } = { ...booking, ...booking.customer };
  const columns = FOR_OFFICE.map((name) => {
    const { wire, is }: Field = FIELDS[name];
    return [wire, is === "dollars" ? centsToDollars(Number(values[name])) : values[name]];
  });
  return Object.fromEntries(columns);
}
