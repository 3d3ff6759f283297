import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/test-programs.mjs";
import { dependent } from "../../../src/host/system/dependent.ts";

test.runIf(findProgram("setpriv"))(
  "a program does not begin whose parent has died before it could be told to end with it",
  () => {
    const [command, ...args] = dependent("/bin/echo", ["it runs"]);
    expect(spawnSync(command, args).stdout.toString()).toBe("it runs\n");
    // another has become its parent, as after a death
    const orphan = spawnSync("/bin/sh", ["-c", '"$@"; exit 0', "sh", command, ...args]);
    expect(orphan.stdout.toString()).toBe("");
  },
);
