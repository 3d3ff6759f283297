import { describe, expect, test } from "vitest";
import { seededRandom } from "../offline/support/seeded-random.ts";
import { signedIn } from "../server/support/admin.ts";
import { askForMails, BOOKINGS, newId, tourCommand } from "../server/support/bookings.ts";
import { officeOf } from "../server/support/office.ts";
import { call, post } from "../server/support/requests.ts";
import { sharedInstance } from "../server/support/shared.ts";
import { BAD_INPUTS, BAD_TEXTS } from "./support/bad-inputs.ts";
import { parseCsv } from "./support/csv.ts";

const MESSAGES = "/api/collections/messages/records";
const AT_ONCE = 24;
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
/** Every call is tried with so many of them, by chance; `npm run torture -- --tests` tries all. */
const SHARE = process.env.LONG ? 1 : 0.1;
const random = seededRandom(SEED);
/** A call that stores or tries something: nothing else may be answered. */
const ANSWERS = [200, 204, 400, 409, 413];
/** One that looks something up also says that it is not there, or not for strangers. */
const LOOKED_UP = [...ANSWERS, 301, 307, 401, 403, 404, 414];

/** What the start process's log tells. */
const told: object[] = [];
const instance = sharedInstance({ log: (event, facts) => told.push({ event, ...facts }) });

/** Calls with each value, several at a time; those whose answers are none of `allowed`. */
async function strangeOf<Value>(
  values: readonly Value[],
  allowed: readonly number[],
  one: (value: Value) => Promise<{ status: number }>,
  atOnce = AT_ONCE,
): Promise<string[]> {
  const found: string[] = [];
  const waiting = values.values();
  const work = async () => {
    for (const value of waiting) {
      const { status } = await one(value);
      if (!allowed.includes(status)) found.push(`${status} ${JSON.stringify(value)?.slice(0, 80)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

/** The same with a draw of the values. */
const strange: typeof strangeOf = (values, ...how) =>
  strangeOf(
    values.filter(() => random() < SHARE),
    ...how,
  );

test(`there are at least 500 of them, drawn by seed ${SEED}`, () => {
  expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(500);
});

describe("every field of", () => {
  const COMMAND = { ...tourCommand(), manage_key: "", made_at: "", fill_ms: 9000, website: "" };
  test.each(Object.keys(COMMAND))("a booking: %s", async (field) => {
    const found = await strange(BAD_INPUTS, ANSWERS, (value) =>
      post(instance, BOOKINGS, tourCommand({ fill_ms: 9000, [field]: value })),
    );
    expect(found).toEqual([]);
  });

  test.each(["id", "name", "email", "phone", "subject", "message"])(
    "a message: %s",
    async (field) => {
      const message = () => ({ id: newId(), name: "A", email: "a@example.com", message: "Hi" });
      const found = await strange(BAD_INPUTS, ANSWERS, (value) =>
        post(instance, MESSAGES, { ...message(), [field]: value }),
      );
      expect(found).toEqual([]);
    },
  );

  test("a field of the server's own, or one that is none", async () => {
    const found = await strange(BAD_TEXTS, ANSWERS, (value) =>
      post(instance, BOOKINGS, tourCommand({ status: value, content_hash: value, [value]: value })),
    );
    expect(found).toEqual([]);
  });
});

describe("every other call", () => {
  test.each([BOOKINGS, MESSAGES, "/api/send-booking-emails"])(
    "with a body that is something else: %s",
    async (path) => {
      const bodies = BAD_INPUTS.map((value) => JSON.stringify(value));
      const found = await strange([...bodies, ...BAD_TEXTS], [...ANSWERS, 404], (body) =>
        post(instance, path, body),
      );
      expect(found).toEqual([]);
    },
  );

  test.each([
    "application/xml",
    "text/plain",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "",
  ])("of type %j", async (type) => {
    for (const path of [BOOKINGS, MESSAGES, "/api/send-booking-emails"]) {
      const found = await strange(BAD_TEXTS.slice(0, 200), ANSWERS, (body) =>
        call(instance, path, { method: "POST", body, headers: { "Content-Type": type } }),
      );
      expect(found).toEqual([]);
    }
  });

  test("asking for mails", async () => {
    const found = await strange(BAD_INPUTS, [...ANSWERS, 404], (bookingId) =>
      post(instance, "/api/send-booking-emails", { bookingId }),
    );
    expect(found).toEqual([]);
  });

  test("signing in", async () => {
    const path = "/api/collections/admins/auth-with-password";
    // without a password there is none to be compared, which takes its time
    const found = await strange(BAD_INPUTS, ANSWERS, (identity) =>
      post(instance, path, { identity, password: "" }),
    );
    const tried = BAD_INPUTS.filter((_, index) => index % 12 === 0);
    const more = await strange(tried, ANSWERS, (value) =>
      post(instance, path, { identity: "admin", password: value, identityField: value }),
    );
    expect([...found, ...more]).toEqual([]);
  });

  test.each([
    ["/api/bookings/", ""],
    ["/api/collections/tours/records/", ""],
    ["/api/collections/", "/records"],
    ["/api/files/tours/", "/x.png"],
    ["/api/", ""],
    ["/tours/", ""],
    ["/booking/tour/", ""],
    ["/assets/", ""],
    ["/", ""],
  ])("with it in the address: %s…%s", async (before, after) => {
    const found = await strange(addresses(), LOOKED_UP, (value) =>
      call(instance, `${before}${value}${after}`, { redirect: "manual" }),
    );
    expect(found).toEqual([]);
  });

  test.each(["filter", "sort", "expand", "fields", "page", "perPage", "skipTotal", "anything"])(
    "of the catalogue with ?%s=",
    async (name) => {
      const found = await strange(addresses(), LOOKED_UP, (value) =>
        call(instance, `/api/collections/transfers/records?${name}=${value}`),
      );
      expect(found).toEqual([]);
    },
  );

  test("with a manage key that is none", async () => {
    // of texts that fit into a header at all
    const keys = BAD_TEXTS.filter((text) => /^[\x20-\x7e]{0,4000}$/.test(text));
    expect(keys.length).toBeGreaterThan(200);
    for (const [method, path] of [
      ["GET", `/api/bookings/${newId()}`],
      ["POST", `/api/bookings/${newId()}/cancel`],
    ] as const) {
      const found = await strange(keys, [404], (key) =>
        call(instance, path, { method, headers: { "X-Manage-Key": key } }),
      );
      expect(found).toEqual([]);
    }
  });
});

/** What fits into an address; a half of a character can't be written there. */
function addresses(): string[] {
  return BAD_TEXTS.filter((text) => text.length < 4000 && isWellFormed(text)).map(
    encodeURIComponent,
  );
}
const isWellFormed = (text: string) => Buffer.from(text).toString() === text;

describe("what of it was stored is harmless", () => {
  test("in the table, which holds no control character in a name or an address", async () => {
    const [row] = await instance.sql<{ bookings: number; messages: number }>(
      "SELECT count(*) AS bookings, (SELECT count(*) FROM messages) AS messages FROM bookings",
    );
    // many are names as good as any, or this would prove nothing
    expect(row?.bookings).toBeGreaterThan(1000 * SHARE);
    expect(row?.messages).toBeGreaterThan(400 * SHARE);
    const rows = await instance.sql<Record<string, string>>(
      `SELECT customer_first_name AS a, customer_last_name AS b, customer_email AS c,
        customer_phone AS d FROM bookings UNION ALL SELECT name, subject, email, phone FROM messages`,
    );
    const broken = rows.filter((each) => Object.values(each).some((text) => isControlled(text)));
    expect(broken).toEqual([]);
  });

  test("in the CSV: as many rows as bookings, and no cell that a spreadsheet would run", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    for (const name of ["reports.csv", "customers.csv"]) {
      const answer = await office.get(name);
      expect(answer.status).toBe(200);
      const [head = [], ...rows] = parseCsv(answer.text);
      expect(rows.filter((cells) => cells.length !== head.length)).toEqual([]);
      const dangerous = rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell));
      expect(dangerous).toEqual([]);
    }
  });

  test("in the mails: to one recipient, with our headers, and no markup of theirs", async () => {
    const rows = await instance.sql<{ id: string }>(
      `SELECT id FROM bookings WHERE customer_first_name <> 'Ixchel' OR customer_last_name <> 'Ak''bal'
         OR special_requests LIKE '%<%' ORDER BY length(customer_first_name || special_requests) LIMIT 160`,
    );
    expect(rows.length).toBeGreaterThan(150 * SHARE);
    const before = instance.postOffice.mails.length;
    const ids = rows.map(({ id }) => id);
    expect(await strangeOf(ids, [200], (id) => askForMails(instance, id), 3)).toEqual([]);
    const mails = instance.postOffice.mails.slice(before);
    expect(mails.length).toBeGreaterThanOrEqual(rows.length);
    for (const { raw, to, parsed } of mails) {
      expect(to).toHaveLength(1);
      expect(parsed.to).toHaveLength(1);
      expect([parsed.cc ?? [], parsed.bcc ?? []].flat()).toEqual([]);
      const names = parsed.headers.map(({ key }) => key);
      expect(names).toHaveLength(new Set(names).size);
      expect(names.filter((name) => !OUR_HEADERS.has(name))).toEqual([]);
      // further down a text may say so, and its lines are broken anywhere
      const [head = ""] = raw.split(/\r?\n\r?\n/);
      expect(head).not.toMatch(/^Bcc:/im);
      const [, body = ""] = parsed.html?.split("<body") ?? [];
      expect(body.length).toBeGreaterThan(500);
      const markup = body.match(/<(script|img|svg|iframe|object|embed|form|meta|base)\b/i);
      expect(markup).toBeNull();
      expect(body).not.toMatch(/href="(?!https?:|mailto:|tel:)/i);
    }
  });

  test("in the log: no address, no name, no number, and PocketBase keeps none", async () => {
    const text = JSON.stringify(told);
    expect(text).toContain(`"event":"start"`);
    expect(text).not.toMatch(/[\w.]+@(example|guest|evil)/);
    expect(text).not.toContain("600-0199");
    expect(text).not.toContain("Ixchel");
    // it writes what it keeps every few seconds, and at the latest when it stops
    await instance.restart();
    expect(await instance.auxiliary("SELECT count(*) FROM _logs")).toBe("0");
  });
});

const OUR_HEADERS = new Set(
  "from to subject date message-id mime-version content-type content-language auto-submitted reply-to".split(
    " ",
  ),
);

const isControlled = (text: string) =>
  Array.from(text).some((char) => char < " " || (char >= "\u007f" && char <= "\u009f"));
