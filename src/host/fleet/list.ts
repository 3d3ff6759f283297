import { httpUrl } from "../environment/addresses.ts";
import { answers } from "../upgrade/health.ts";
import { allSites } from "./sites.ts";
import { versionOf } from "./versions.ts";

/** All sites of this machine: their names, addresses, versions, and whether they answer. */
export async function list(): Promise<void> {
  const rows = allSites().map(async ({ name, domain, port }) => {
    const isWell = await answers(httpUrl({ host: "127.0.0.1", port }));
    const state = isWell ? "answers" : "does not answer";
    return [name, `https://${domain}`, String(port), versionOf(name).slice(0, 10), state];
  });
  const lines = [["NAME", "ADDRESS", "PORT", "VERSION", "STATE"], ...(await Promise.all(rows))];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
