import { toolEnvironment } from "../system/tool-environment.mjs";
import { userOf } from "./place.ts";
import { type FleetSite, folderOf, linkOf } from "./sites.ts";

/** A command of the host (scripts/host.mjs) as the site's unit would run it: by its own user, from its own version. */
export const asSite = ({ name, variables }: FleetSite, ...words: string[]) => ({
  command: "runuser",
  args: ["-u", userOf(name), "--", process.execPath, "scripts/host.mjs", ...words],
  options: { cwd: linkOf(name), env: toolEnvironment({ ...variables, HOME: folderOf(name) }) },
});
