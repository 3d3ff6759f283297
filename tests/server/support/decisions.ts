import { expect } from "vitest";
import { mailJobs, storedBookings } from "./bookings.ts";
import type { Instance } from "./instance.ts";
import type { Answer } from "./requests.ts";

/** What was answered is also what is stored, with one job for each mail. */
export async function expectStored(
  instance: Instance,
  answer: Answer,
  decided: object,
): Promise<void> {
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject(decided);
  const id = String(answer.body.id);
  expect(await storedBookings(instance, id)).toMatchObject([decided]);
  expect((await mailJobs(instance, id)).map(({ kind }) => kind)).toEqual(["customer", "operator"]);
}
