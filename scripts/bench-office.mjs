/**
 * `node scripts/bench-office.mjs URL PASSWORD [CALLS]`: how long the back office's questions take on
 * a running server, asked over four connections (issue 8, growth): median, p95, bytes.
 */
import { runMain } from "./command.mjs";

const CONNECTIONS = 4;
const WARM_UP = 8;

const LIST = "/api/office/bookings?perPage=25";
const SORTS = [
  ...["id", "customer_first_name", "item_name", "booking_date"],
  ...["guests", "price", "status", "created_at"],
];
const QUERIES = ["garcia", "ana.castillo3", "example.com", "zzzzqqq", "cave", "an", "zq"];
const STATUSES = ["pending", "confirmed", "completed", "cancelled"];

const CALLS = [
  ["list", LIST],
  ...SORTS.map((sort) => [`list, sort ${sort}`, `${LIST}&sort=${sort}`]),
  ["list, page 2000", `${LIST}&page=2000&sort=customer_first_name`],
  ["list, page 4000", `${LIST}&page=4000&sort=price`],
  ...STATUSES.map((status) => [`list, ${status}`, `${LIST}&status=${status}`]),
  ["list, cancelled by name", `${LIST}&status=cancelled&sort=customer_first_name`],
  ["list, pending by price", `${LIST}&status=pending&sort=price`],
  ...["today", "tomorrow", "decision"].map((view) => [`view ${view}`, `${LIST}&view=${view}`]),
  ...QUERIES.map((query) => [`search '${query}'`, `${LIST}&q=${query}`]),
  ["search 'example.com' by name", `${LIST}&q=example.com&sort=customer_first_name`],
  ["search 'garcia' completed by price", `${LIST}&q=garcia&status=completed&sort=-price`],
  ...["7days", "30days", "3months", "12months", "all"].map((range) => [
    `dashboard ${range}`,
    `/api/office/dashboard?range=${range}`,
  ]),
  [
    "dashboard 12months, pending tours",
    "/api/office/dashboard?range=12months&status=pending&type=tour",
  ],
  ...["7d", "30d", "3m", "12m", "ytd", "all"].map((range) => [
    `report ${range}`,
    `/api/office/reports?range=${range}`,
  ]),
  ["report all, pending transfers", "/api/office/reports?status=pending&type=transfer"],
  ...["last_name", "-total_spent", "-total_bookings", "-last_activity", "email"].map((sort) => [
    `customers, sort ${sort}`,
    `/api/collections/customers/records?perPage=25&skipTotal=1&sort=${sort}`,
  ]),
  [
    "customers, search",
    `/api/collections/customers/records?perPage=25&skipTotal=1&sort=last_name&filter=${encodeURIComponent("search ~ 'garcia'")}`,
  ],
  ["customers with total", "/api/collections/customers/records?perPage=25&sort=last_name"],
];

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

runMain(async () => {
  const [url = "http://127.0.0.1:8090", password = "", given = "80"] = process.argv.slice(2);
  const signIn = await fetch(`${url}/api/collections/admins/auth-with-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ identity: "admin", password }),
  });
  const { token } = await signIn.json();
  /** @param {string} path */
  const ask = async (path) => {
    const started = performance.now();
    const answer = await fetch(`${url}${path}`, { headers: { Authorization: token } });
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return { ms: performance.now() - started, bytes };
  };
  console.log(
    `${"call".padEnd(38)}${"p50 ms".padStart(9)}${"p95 ms".padStart(9)}${"KB".padStart(8)}`,
  );
  for (const [name = "", path = ""] of CALLS) {
    for (let n = 0; n < WARM_UP; n += 1) await ask(path);
    /** @type {number[]} */
    const times = [];
    let bytes = 0;
    let left = Number(given);
    const work = async () => {
      while (left > 0) {
        left -= 1;
        const answer = await ask(path);
        times.push(answer.ms);
        bytes = Math.max(bytes, answer.bytes);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    times.sort((a, b) => a - b);
    const cells = [quantile(times, 0.5), quantile(times, 0.95), bytes / 1024];
    console.log(`${name.padEnd(38)}${cells.map((cell) => cell.toFixed(1).padStart(9)).join("")}`);
  }
});
