import { LANGUAGE } from "#domain/language.ts";
import type { Days } from "#domain/report/money.ts";
import { remoteCall } from "./failure.ts";
import type { MoneyQuery } from "./money.ts";
import { pocketbase } from "./pocketbase.ts";
import type { ReportQuery } from "./reports.ts";

/** All bookings of a report as a CSV file. */
export function downloadReport(query: ReportQuery): Promise<Blob> {
  return download("/api/office/reports.csv", { ...query });
}

/** The departures whose seats a report counts, as a CSV file. */
export function downloadSeats(query: ReportQuery): Promise<Blob> {
  return download("/api/office/seats.csv", { ...query });
}

/** The payments that were taken in a range, or in some days, as a CSV file. */
export function downloadPayments(query: Pick<ReportQuery, "range"> | Days): Promise<Blob> {
  return download("/api/office/payments.csv", { ...query });
}

/** The lines of the prices of bookings booked, or travelling, in some days, as a CSV file. */
export function downloadPriceLines(query: MoneyQuery): Promise<Blob> {
  return download("/api/office/price-lines.csv", { ...query });
}

/** All numbers of receipts that were given, as a CSV file. */
export function downloadReceipts(): Promise<Blob> {
  return download("/api/office/receipts.csv", {});
}

/** A partner's statement of a month (`2026-11`) as a CSV file. */
export function downloadStatement(key: string, month: string): Promise<Blob> {
  return download(`/api/office/partners/${key}/statement.csv`, { month });
}

/** All customers as a CSV file. */
export function downloadCustomers(): Promise<Blob> {
  return download("/api/office/customers.csv", {});
}

/** As a blob: a text would lose the mark by which spreadsheets know UTF-8. */
function download(path: string, query: Record<string, string>): Promise<Blob> {
  return remoteCall(async () => {
    const files: Blob[] = [];
    // The client reads answers as JSON. A refusal is JSON and goes its usual way.
    const fetchFile = async (url: RequestInfo | URL, config?: RequestInit) => {
      const response = await fetch(url, config);
      if (!response.ok) return response;
      files.push(await response.blob());
      return Response.json({});
    };
    await pocketbase.send(path, { query: { ...query, language: LANGUAGE }, fetch: fetchFile });
    return new Blob(files, { type: "text/csv;charset=utf-8" });
  });
}
