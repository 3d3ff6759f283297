import type { Instance } from "./instance.ts";
import { type Answer, call, post } from "./requests.ts";

export interface Admin {
  readonly token: string;
  get(path: string): Promise<Answer>;
  /** The body goes as JSON, or as a form where a value is a file. */
  post(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  remove(path: string): Promise<Answer>;
  /** Changes a tour or transfer by its number, as the back office does. */
  changeItem(type: "tour" | "transfer", number: number, changes: object): Promise<void>;
  changeSettings(changes: object): Promise<void>;
  /** As `changeSettings`, where a refusal is an answer too. */
  sendSettings(changes: object): Promise<Answer>;
}

export function signIn(
  instance: Pick<Instance, "url">,
  account: { identity: string; password: string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(instance, "/api/collections/admins/auth-with-password", account, headers);
}

/** How a body goes: as JSON, or as a form for the sake of a file. */
function sending(body: unknown): { body: BodyInit; headers?: Record<string, string> } {
  const values = Object.entries(body ?? {});
  if (!values.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  }
  const form = new FormData();
  for (const [field, value] of values) form.set(field, value);
  return { body: form };
}

/** Signs in as the operator. */
export async function signedIn(instance: Instance): Promise<Admin> {
  const answer = await signIn(instance, { identity: "admin", password: instance.adminPassword });
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`);
  const token = String(answer.body.token);

  const ask = (method: string, path: string, body?: unknown) => {
    const { headers, ...sent } = sending(body);
    return call(instance, path, { method, headers: { Authorization: token, ...headers }, ...sent });
  };
  const change = async (path: string, changes: object) => {
    const changed = await ask("PATCH", path, changes);
    if (changed.status !== 200) throw new Error(`not changed: ${changed.text}`);
  };
  const recordPath = async (collection: string, filter: string) => {
    const [row] = await instance.sql<{ id: string }>(`SELECT id FROM ${collection} ${filter}`);
    if (!row) throw new Error(`no record in ${collection} ${filter}`);
    return `/api/collections/${collection}/records/${row.id}`;
  };
  return {
    token,
    get: (path) => ask("GET", path),
    post: (path, body) => ask("POST", path, body),
    patch: (path, body) => ask("PATCH", path, body),
    remove: (path) => ask("DELETE", path),
    changeItem: async (type, number, changes) =>
      change(await recordPath(`${type}s`, `WHERE number = ${number}`), changes),
    sendSettings: async (changes) => ask("PATCH", await recordPath("settings", ""), changes),
    changeSettings: async (changes) => change(await recordPath("settings", ""), changes),
  };
}
