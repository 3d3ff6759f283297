import type { Instance } from "./instance.ts";
import { call, post } from "./requests.ts";
import { SUPERUSER, setSuperuser } from "./superuser.ts";

/**
 * Runs PocketBase's cron jobs as the clock does, but now.
 * @param instance one with DASHBOARD=on: crons are a superuser's to run
 */
export async function cronsOf(instance: Instance) {
  await setSuperuser(instance);
  const { body } = await post(
    instance,
    "/api/collections/_superusers/auth-with-password",
    SUPERUSER,
  );
  const headers = { Authorization: String(body.token) };
  return {
    headers,
    /** Starts a job; it goes on after this. */
    async run(name: string): Promise<void> {
      const answer = await call(instance, `/api/crons/${name}`, { method: "POST", headers });
      if (answer.status !== 204) throw new Error(`${name} was not run: ${answer.text}`);
    },
  };
}
