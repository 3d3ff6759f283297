import { expect } from "vitest";
import type { Admin } from "./admin.ts";
import { newId } from "./bookings.ts";
import type { Answer } from "./requests.ts";
import { newTour, newTransfer } from "./services.ts";
import { until } from "./waiting.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A change of what can be sold, as the back office sends one. */
export const act = (admin: Admin, body: Fields): Promise<Answer> =>
  admin.post("/api/office/departure-rules", { id: newId(), version: "", ...body });

/** One that must succeed; its row's id. */
export async function addRule(admin: Admin, table: string, fields: Fields): Promise<string> {
  const id = newId();
  const answer = await act(admin, { table, id, fields });
  expect(answer.status, answer.text).toBe(200);
  return id;
}

/** Each day at 07:30, five seats. */
export const daily = (item: string, changes: Fields = {}) => ({
  item,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: ["07:30"],
  seats: 5,
  ...changes,
});

/** Written in Spanish too: tests that look for English there may meet it on the same site. */
export const SPANISH = {
  short_description: "Una frase de prueba.",
  location: "Distrito de prueba",
  duration: "Ocho horas",
};

const made: (() => Promise<void>)[] = [];

/** Takes the services of this process's tests off their sites' pages. */
export async function withdrawServices(): Promise<void> {
  // a product of one test may be gone already, and its services with it
  for (const end of made.splice(0)) await end().catch(() => {});
}

/** A service of this test alone; its key and number. */
export async function newService(admin: Admin, type: "tour" | "transfer", fields: Fields = {}) {
  const own = { texts: { es: SPANISH }, ...fields };
  const service = type === "tour" ? newTour({ min_pax: 1, ...own }) : newTransfer(own);
  const answer = await admin.post(`/api/collections/${type}s/records`, service);
  expect(answer.status, answer.text).toBe(200);
  const number = Number(answer.body.number);
  made.push(async () => {
    await admin.changeItem(type, number, { active: false });
    const isGone = async () => !(await admin.get(`/${type}s`)).text.includes(service.name);
    await until("a page without the service", isGone);
  });
  return { item: `${type}/${number}`, number, type };
}

/** What guides, vehicles and hours a service takes. */
export async function limit(admin: Admin, item: string, fields: Fields): Promise<void> {
  const [type, number] = item.split("/");
  const found = await admin.get(`/api/collections/${type}s/records?filter=(number=${number})`);
  const [{ updated_at: version }] = found.body.items as { updated_at: string }[] as [
    { updated_at: string },
  ];
  const answer = await act(admin, { table: "limits", id: item, version, fields });
  expect(answer.status, answer.text).toBe(200);
}
