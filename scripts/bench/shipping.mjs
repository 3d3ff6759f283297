import { spawn } from "node:child_process";
import { freePort } from "#host";
import { findProgram } from "../test-programs.mjs";
import { startProduct } from "./product.mjs";
import { bookingRequest, compare } from "./server.mjs";
import { printTable } from "./table.mjs";

const CONNECTIONS = [16, 64];
const WAYS = /** @type {const} */ (["behind", "shipped"]);

/**
 * What shipping costs: bookings whose log goes to a bucket of this machine (gofakes3), behind the answer and before it,
 * each beside those of a product that ships nothing.
 * @param {{ binary: string, isFull: boolean }} options
 */
export async function measureShipping({ binary, isFull }) {
  const rounds = { count: isFull ? 5 : 3, seconds: isFull ? 5 : 3 };
  const disk = await startProduct({ binary });
  /** @type {Record<string, Awaited<ReturnType<typeof compare>>>} */
  const found = {};
  try {
    for (const way of WAYS) {
      // each product is a site, and a bucket is one site's
      const bucket = await startBucket();
      const variables = { ...bucket.variables, DURABILITY: way };
      const product = await startProduct({ binary, variables });
      try {
        for (const connections of CONNECTIONS) {
          found[`${way}, ${connections} connections`] = await compare({
            ...rounds,
            connections,
            ours: { port: product.port, request: bookingRequest },
            theirs: { port: disk.port, request: bookingRequest },
          });
        }
      } finally {
        await product.stop();
        bucket.stop();
      }
    }
  } finally {
    await disk.stop();
  }
  printTable(
    "Full bookings whose log is shipped, beside those that stay on the disk",
    ["", "shipped /s", "disk /s", "ratio", "p50 ms", "p99 ms", "errors"],
    Object.entries(found).map(([name, { ratio, ours, theirs }]) => [
      name,
      ours.perSecond?.toFixed(0) ?? "",
      theirs.perSecond?.toFixed(0) ?? "",
      ratio.toFixed(2),
      ...["p50", "p99"].map((part) => `${ours[part]?.toFixed(1)} / ${theirs[part]?.toFixed(1)}`),
      `${ours.errors} / ${theirs.errors}`,
    ]),
  );
  return found;
}

/** An S3-compatible server of this machine, in memory. */
async function startBucket() {
  const port = await freePort({ host: "127.0.0.1", port: 0 });
  const name = "bench";
  const args = ["-backend", "memory", "-host", `127.0.0.1:${port}`, "-initialbucket", name];
  const program = spawn(findProgram("gofakes3") ?? "gofakes3", args, { stdio: "ignore" });
  await new Promise((done, fail) => {
    program.once("spawn", done);
    program.once("error", fail);
  });
  return {
    variables: {
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_BUCKET: name,
      BACKUP_S3_ACCESS_KEY: "key",
      BACKUP_S3_SECRET: "secret",
    },
    stop: () => program.kill("SIGKILL"),
  };
}
