import { asked } from "../asked.ts";
import { jsonOf, textOf } from "../sql.ts";
import { cashUpById, cashUpsOf, openOf, rowsOfCashUp } from "./rows.ts";

/** SQL for everybody who has an account, or had one and has left takings that nobody has counted. */
const PEOPLE = `SELECT json_group_array(json_object('id', id, 'name', name) ORDER BY name COLLATE NOCASE) AS value
  FROM (SELECT id, username AS name FROM admins UNION ALL
    SELECT taken_by, max(made_by) FROM payments
    WHERE cash_up = '' AND taken_by <> '' AND taken_by NOT IN (SELECT id FROM admins) GROUP BY taken_by)`;

/**
 * `GET /api/office/cash-ups?person=`: what somebody has taken that no cash-up has counted yet, their last cash-ups, and
 * who else there is. Without a person, one's own.
 */
export function listCashUps(e: pb.RequestEvent): void {
  const person = asked(e, "person") || (e.auth?.id ?? "");
  const people = jsonOf<{ id: string; name: string }[]>(e.app, PEOPLE);
  const name = people.find(({ id }) => id === person)?.name ?? nameOf(e.app, person);
  const cashUps = cashUpsOf(e.app, person);
  e.json(200, { person: { id: person, name }, people, cashUps, ...openOf(e.app, person) });
}

/** Of somebody whose account is gone, and of whom all is counted. */
const nameOf = (app: pb.App, person: string): string =>
  textOf(
    app,
    `SELECT coalesce((SELECT name FROM cash_ups WHERE taken_by = {:person} ORDER BY rowid DESC LIMIT 1), '') AS value`,
    { person },
  );

/** `GET /api/office/cash-ups/{id}`: a cash-up, with the payments that it has counted (`rows`). */
export function answerCashUp(e: pb.RequestEvent): void {
  const id = e.request.pathValue("id");
  const cashUp = cashUpById(e.app, id);
  if (!cashUp) throw new ApiError(404, "There is no such cash-up.");
  e.json(200, { ...cashUp, rows: rowsOfCashUp(e.app, id) });
}
