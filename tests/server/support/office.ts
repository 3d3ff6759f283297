import type { Instance } from "./instance.ts";
import { type Answer, call } from "./requests.ts";

type Rows = readonly Readonly<Record<string, string | number>>[];

/** The back office's calls under /api/office, with a token or as a stranger. */
export function officeOf(instance: Pick<Instance, "url">, token = "") {
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    call(instance, `/api/office/${path}`, {
      method,
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: token } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    ask,
    get: (path: string) => ask("GET", path),
    post: (path: string, body: unknown = {}) => ask("POST", path, body),
    /** The ids that a list answers, in its order. */
    ids: async (query: string) => {
      const answer = await ask("GET", `bookings?perPage=200&${query}`);
      return (answer.body.items as Rows).map(({ id }) => String(id));
    },
    /** A booking's history as lines `actor field: before → after`, newest first. */
    history: async (id: string) => {
      const { body } = await ask("GET", `bookings/${id}/history`);
      return (body.audit as Rows).map(
        ({ actor, field, before, after }) => `${actor} ${field}: ${before} → ${after}`,
      );
    },
    mails: async (id: string) => (await ask("GET", `bookings/${id}/history`)).body.mails as Rows,
  };
}

export type Office = ReturnType<typeof officeOf>;
