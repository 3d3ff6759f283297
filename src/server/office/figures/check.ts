import { logEvent } from "../../machine/events.ts";
import { change, numberOf } from "../sql.ts";

const HAS_SUMS = "SELECT count(*) AS value FROM sqlite_schema WHERE name = 'money_counted'";
/** What the list says of a booking's money, and what the booking does. */
const LISTED = {
  type: "b.type",
  status: "b.status",
  attendance: "b.attendance",
  booking_date: "b.booking_date",
  partner: "b.partner",
  collects: "(b.paid_to <> '')",
  cents: "CAST(round(b.price * 100) AS INTEGER)",
  paid: "CAST(round(b.paid_amount * 100) AS INTEGER)",
};
const IS_OTHER = Object.entries({ ...LISTED, "item_name COLLATE BINARY": "b.item_name" })
  .map(([column, sql]) => `booking_list.${column} <> ${sql}`)
  .join(" OR ");
const SET = Object.entries({ ...LISTED, item_name: "b.item_name" })
  .map(([column, sql]) => `${column} = ${sql}`)
  .join(", ");
const FROM_BOOKINGS = `FROM bookings AS b WHERE b.id = booking_list.id AND (${IS_OTHER})`;
const LIST_ANEW = `UPDATE booking_list SET ${SET} ${FROM_BOOKINGS}`;
/** Asked first: a change holds up all others while it looks for what there is to change. */
const IS_LISTED_OTHERWISE = `SELECT EXISTS (
  SELECT 1 FROM booking_list WHERE EXISTS (SELECT 1 ${FROM_BOOKINGS})) AS value`;

const KEPT = {
  money: "SELECT * FROM money_sums WHERE bookings > 0",
  taken: "SELECT * FROM taken_sums",
};
type Name = keyof typeof KEPT;

/**
 * Whether the sums that reports read are what bookings and payments come to: nightly, and after a restore. Those that
 * are not are made anew, and the log tells of it.
 * @returns false where one was wrong
 */
export function checkReports(app: pb.App): boolean {
  // data of before there were such sums, which a release taken back has again
  if (numberOf(app, HAS_SUMS) === 0) return true;
  const isListed = numberOf(app, IS_LISTED_OTHERWISE) === 0;
  if (!isListed) change(app, LIST_ANEW);
  const wrong = (Object.keys(KEPT) as Name[]).filter((name) => isWrong(app, name));
  for (const name of wrong) rebuild(app, name);
  const isRight = isListed && wrong.length === 0;
  if (!isRight) logEvent("fault", { check: "reports" });
  return isRight;
}

/** In one statement: bookings may come in between two. */
function isWrong(app: pb.App, name: Name): boolean {
  const counted = `SELECT * FROM ${name}_counted`;
  const differing = `SELECT 1 FROM (${counted} EXCEPT ${KEPT[name]}) UNION ALL
    SELECT 1 FROM (${KEPT[name]} EXCEPT ${counted})`;
  return numberOf(app, `SELECT EXISTS (${differing}) AS value`) > 0;
}

function rebuild(app: pb.App, name: Name): void {
  app.runInTransaction((inside) => {
    change(inside, `DELETE FROM ${name}_sums`);
    change(inside, `INSERT INTO ${name}_sums SELECT * FROM ${name}_counted`);
  });
}
