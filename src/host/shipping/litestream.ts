import { type ChildProcess, spawn } from "node:child_process";
import { request } from "node:http";
import { createInterface } from "node:readline";
import { dependent } from "../system/dependent.ts";
import type { Log } from "../system/log.ts";
import { toolEnvironment } from "../system/tool-environment.mjs";
import type { ShippingPlace } from "./place.ts";

const AGAIN_MS = 1_000;
/** Longer than the final attempt that its configuration allows. */
const STOP_MS = 4_000;

interface Running {
  binary: string;
  place: ShippingPlace;
  variables: Record<string, string>;
  log: Log;
}

/** Litestream, started again whenever it ends, until it is stopped. */
export function keepLitestream({ binary, place, variables, log }: Running) {
  let child: ChildProcess | null = null;
  let ended = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isMeant = false;

  const start = () => {
    isMeant = false;
    const args = ["replicate", "-no-expand-env", "-config", place.config];
    const [command, ...rest] = dependent(binary, args);
    const running = spawn(command, rest, {
      // it has a tenth of a core's work, and what it did on all at once took a tenth of the bookings (docs/measurements.md)
      env: { ...toolEnvironment(variables), GOMAXPROCS: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child = running;
    let said = "";
    for (const output of [running.stdout, running.stderr]) {
      createInterface(output).on("line", (line) => {
        said = line;
      });
    }
    ended = new Promise((done) => {
      running.once("error", (error) => {
        said = error.message;
        done();
      });
      running.once("close", () => done());
    });
    ended.then(() => {
      if (isMeant) return;
      log("shipping-ended", { how: running.signalCode ?? `code ${running.exitCode}`, said });
      timer = setTimeout(start, AGAIN_MS);
    });
  };
  const stop = async () => {
    isMeant = true;
    clearTimeout(timer);
    child?.kill("SIGTERM");
    const tooLong = setTimeout(() => child?.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(tooLong);
  };
  return { start, stop };
}

/**
 * Asks the running Litestream through its socket.
 * @param path of its own interface: `/sync` with `wait` answers once all that is stored is in the bucket
 * @throws with the reason where it is not done, or there is no answer in time
 */
export function askLitestream(
  { socket, database }: ShippingPlace,
  path: "/sync" | "/stop" | "/start",
  timeoutSeconds: number,
): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath: socket, path, method: "POST" }, (answer) => {
      let text = "";
      answer.on("data", (chunk) => {
        text += chunk;
      });
      answer.on("error", fail);
      answer.on("end", () =>
        answer.statusCode === 200 ? done() : fail(new Error(reasonOf(text))),
      );
    });
    asked.setTimeout((timeoutSeconds + 5) * 1000, () => asked.destroy(new Error("no answer")));
    asked.on("error", () => fail(new Error("Litestream does not answer")));
    asked.end(JSON.stringify({ path: database, wait: true, timeout: timeoutSeconds }));
  });
}

/** What of the words says why: the storage's own code where it has said one, never an address. */
function reasonOf(text: string) {
  if (/no space left|disk is full/i.test(text)) return "disk is full";
  return (
    /api error (\w+)/.exec(text)?.[1] ??
    /StatusCode: ([1-9]\d\d)/.exec(text)?.[1] ??
    "the bucket is not reached"
  );
}
