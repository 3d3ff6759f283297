import { run } from "../system/command.mjs";

const UNIT = "cayo-wayfarers";

/**
 * How the service is stopped and started here: SERVICE_STOP and SERVICE_START are shell commands
 * for those who do not use systemd.
 */
export const service = {
  stop: () => shell(process.env.SERVICE_STOP ?? `systemctl stop ${UNIT}`),
  start: () => shell(process.env.SERVICE_START ?? `systemctl start ${UNIT}`),
};

async function shell(command: string) {
  const { code } = await run("sh", ["-c", command], { env: process.env, quiet: false });
  if (code !== 0) throw new Error(`${command} ended with ${code}.`);
}
