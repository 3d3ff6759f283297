import { belizeDay } from "#domain/belize-date.ts";
import { noteAccess } from "../customers/access-log.ts";
import { textOf } from "../sql.ts";
import type { Columns } from "./csv-cells.ts";

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/**
 * RFC 4180, every cell in quotes. SQLite writes the lines: PocketBase's engine would need seconds for
 * 100,000 of them.
 */
export function csvOf(
  app: pb.App,
  {
    columns,
    rows,
    values,
  }: { columns: Columns; rows: string; values: Record<string, string | number> },
): string {
  const head = columns.map(([title]) => `"${title}"`).join(",");
  const body = textOf(
    app,
    `SELECT coalesce(group_concat(line, char(13, 10)), '') AS value FROM (${rows})`,
    values,
  );
  return [BYTE_ORDER_MARK + head, ...(body ? [body] : []), ""].join(LINE_END);
}

/** What is of people is noted (decision 0020). */
export function sendPersonal(e: pb.RequestEvent, name: string, csv: string): void {
  // between two lines; within a cell there is no carriage return (normalise.ts)
  noteAccess(e, `${name}.csv`, csv.split(`"${LINE_END}"`).length - 1);
  send(e, name, csv);
}

export function send(e: pb.RequestEvent, name: string, csv: string): void {
  const file = `${name}-${belizeDay(Date.now())}.csv`;
  const headers = e.response.header();
  headers.set("Content-Disposition", `attachment; filename="${file}"`);
  headers.set("Cache-Control", "no-store");
  e.blob(200, "text/csv; charset=utf-8", toBytes(csv));
}
