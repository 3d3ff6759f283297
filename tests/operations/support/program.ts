import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { findProgram } from "../../../scripts/test-programs.mjs";

export interface Program {
  readonly process: ChildProcess;
  /** All that it has said. */
  said(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a program of this machine; whoever calls has looked that it is there. */
export function startProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(findProgram(name) ?? name, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output.on("data", (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, "close");
  return {
    process: child,
    said: () => said,
    async kill(signal = "SIGKILL") {
      child.kill(signal);
      await ended;
    },
  };
}
