import { join } from "node:path";
import { run } from "../system/command.mjs";
import { toolEnvironment } from "../system/tool-environment.mjs";
import type { Making } from "./way.ts";

const MODULE = "github.com/pocketbase/pocketbase";

/**
 * Way 4: built from the official module; Go's checksum database vouches for its source. The linker
 * flags are those of the official release, without which it would call its version "(untracked)".
 * @returns the executable's path; null without Go
 */
export async function fromGo({
  version,
  work,
  warn,
}: Omit<Making, "sums">): Promise<string | null> {
  if ((await run("go", ["version"])).code !== 0) return null;
  console.log(`Building PocketBase ${version} with Go, once; this takes about a minute ...`);
  const { code, output } = await run(
    "go",
    [
      "install",
      `-ldflags=-s -w -X ${MODULE}.Version=${version}`,
      `${MODULE}/examples/base@v${version}`,
    ],
    // In its own folder, so that no go.mod or go.work around us has a say.
    { env: toolEnvironment({ GOBIN: work, GOWORK: "off", CGO_ENABLED: "0" }), cwd: work },
  );
  if (code === 0) return join(work, "base");
  warn(
    `Go could not build PocketBase ${version}: ${output.trim().split("\n").slice(-3).join(" ")}`,
  );
  return null;
}
