import { run } from "../system/command.mjs";

/** How a site is stopped and started, and whether it has not ended by itself since. */
export interface Service {
  stop: () => Promise<void>;
  start: () => Promise<void>;
  isUp: () => Promise<boolean>;
}

/**
 * The service of that unit. SERVICE_STOP and SERVICE_START are shell commands for those who do not use systemd; UNIT
 * tells them which.
 */
export function serviceOf(unit: string): Service {
  const { SERVICE_STOP, SERVICE_START } = process.env;
  const shell = async (command: string) => {
    const env = { ...process.env, UNIT: unit };
    const { code } = await run("sh", ["-c", command], { env, quiet: false });
    if (code !== 0) throw new Error(`${command} ended with ${code}.`);
  };
  return {
    stop: () => shell(SERVICE_STOP ?? `systemctl stop ${unit}`),
    start: () => shell(SERVICE_START ?? `systemctl start ${unit}`),
    isUp: async () =>
      SERVICE_START !== undefined ||
      (await run("systemctl", ["is-active", "--quiet", unit])).code === 0,
  };
}
