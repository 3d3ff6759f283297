import { book, tourCommand } from "../../server/support/bookings.ts";
import { startInstance } from "../../server/support/instance.ts";

export interface CrowdVerdict {
  /** Answers other than 200, of all. */
  readonly refused: number;
  readonly rows: number;
  readonly mails: number;
}

/** So many bookings at the same moment; `isOne`: the same booking each time. */
export async function crowd(count: number, isOne: boolean): Promise<CrowdVerdict> {
  const instance = await startInstance();
  const one = tourCommand();
  const answers = await Promise.all(
    Array.from({ length: count }, () => book(instance, isOne ? one : tourCommand())),
  );
  const [row] = await instance.sql<{ bookings: number; mails: number }>(
    "SELECT count(*) AS bookings, (SELECT count(*) FROM mails) AS mails FROM bookings",
  );
  await instance.stop();
  return {
    refused: answers.filter(({ status }) => status !== 200).length,
    rows: Number(row?.bookings),
    mails: Number(row?.mails),
  };
}
