/// <reference path="../../pb_data/types.d.ts" />
// PocketBase's own executable writes the demo bookings, so that nobody needs another SQLite:
// `pocketbase seed N [name]` (scripts/seed.mjs). The same number on the same day gives the same bookings.
$app.rootCmd.addCommand(
  new Command({
    use: "seed",
    run: (_cmd, args) => {
      const DAY_MS = 86400000;
      const YEARS_DAYS = 730;
      const CHUNK = 400;
      const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
      const FIRST_NAMES =
        "Ana,Luis,María,José,Ixchel,Carlos,Emma,Noah,Olivia,Liam,Sofía,Mateo,Chloé,Lucas,Hannah,Jakob,Aisha,Omar,Mei,Kenji,Priya,Arjun,Zoe,Ethan,Grace,Daniel,Abigail,Samuel,Rosa,Victor,Elena,Marcus,Naomi,Peter,Ruth,Thomas,Nora,Felix,Isla,Hugo".split(
          ",",
        );
      const LAST_NAMES =
        "Castillo,Cho,Smith,García,Ramírez,Friesen,Young,Tillett,Bol,Pop,Chan,Novelo,Johnson,Brown,Müller,Schmidt,Rossi,Dubois,Tanaka,Patel,Singh,Williams,Jones,Ortiz,Núñez,Penner,Dueck,Reimer,Waight,Usher,Godoy,Awe,Cocom,Teck,Coc,Mendoza,Flores,Anderson,Clark,Lewis".split(
          ",",
        );
      const REQUESTS = [
        "Two vegetarians in our group.",
        "Please pick us up at the hotel.",
        "We travel with a child of six.",
        "One of us uses a walking stick.",
        "Celebrating a birthday!",
      ];
      const REASONS = ["late", "price", "withdrawn", "review"];

      let state = 20150101;
      const random = () => {
        state = (state * 48271) % 2147483647;
        return state / 2147483647;
      };
      const below = (limit) => Math.floor(random() * limit);
      const oneOf = (list) => list[below(list.length)];
      const newId = () => Array.from({ length: 15 }, () => LETTERS[below(36)]).join("");
      const quoted = (value) =>
        typeof value === "number" ? value : `'${value.replace(/'/g, "''")}'`;
      const day = (ms) => new Date(ms).toISOString().slice(0, 10);
      const ascii = (name) => name.replace(/[^A-Za-z]/g, "").toLowerCase();

      const line = (kind, count, dollars) => {
        const unitCents = Math.round(dollars * 100);
        return { kind, count, unitCents, cents: count * unitCents };
      };

      const items = [];
      for (const type of ["tour", "transfer"]) {
        for (const row of $app.findAllRecords(`${type}s`)) {
          const price = row.getFloat("price");
          const extra = type === "tour" ? 0 : row.getFloat("additional_pax_price");
          items.push({
            type,
            number: row.getInt("number"),
            name: row.getString("name"),
            least: type === "tour" ? Math.max(1, row.getInt("min_pax")) : 1,
            // as src/domain/price/quote.ts has them
            lines: (guests) =>
              type === "tour"
                ? [line("guests", guests, price)]
                : [
                    line(extra > 0 ? "base" : "group", 1, price),
                    ...(extra > 0 && guests > 2 ? [line("extra", guests - 2, extra)] : []),
                  ],
          });
        }
      }

      const count = Number(args[0]);
      const people = Math.max(1, Math.ceil(count / 3));
      const today = Date.parse(`${day(Date.now() - 6 * 3600000)}T06:00:00Z`);
      const customerOf = (number) => {
        const first = FIRST_NAMES[(number * 7) % FIRST_NAMES.length];
        const last = LAST_NAMES[(number * 13 + Math.floor(number / 40)) % LAST_NAMES.length];
        return {
          customer_first_name: first,
          customer_last_name: last,
          customer_email: `${ascii(first)}.${ascii(last)}${number}@example.com`,
          customer_phone: `+501 6${String(10000000 + number).slice(1, 3)}-${String(10000 + (number % 10000)).slice(1)}`,
        };
      };
      const statusOf = (isPast) => {
        const chance = random();
        if (chance < 0.12) return "cancelled";
        if (isPast) return chance < 0.95 ? "completed" : "confirmed";
        return chance < 0.22 ? "pending" : "confirmed";
      };
      const bookingOf = (number) => {
        // oldest first, and more of them of late
        const age = YEARS_DAYS * (1 - Math.sqrt((number + random()) / count));
        const createdMs = Math.round(today - age * DAY_MS);
        const travelMs = createdMs + (1 + Math.floor(random() * random() * 90)) * DAY_MS;
        const created = new Date(createdMs).toISOString().replace("T", " ");
        const item = oneOf(items);
        const guests = Math.max(item.least, 1 + Math.floor(random() * random() * 8));
        const status = statusOf(travelMs < today);
        const lines = item.lines(guests);
        const price = lines.reduce((sum, { cents }) => sum + cents, 0) / 100;
        return {
          id: newId(),
          type: item.type,
          item_id: item.number,
          item_name: item.name,
          booking_date: day(travelMs - 6 * 3600000),
          guests,
          price,
          price_lines: JSON.stringify(lines),
          quoted_price: price,
          ...customerOf(Math.floor(random() * random() * people)),
          special_requests: random() < 0.2 ? oneOf(REQUESTS) : "",
          status,
          pending_reason: status === "pending" && random() < 0.5 ? oneOf(REASONS) : "",
          source: "seed",
          cancelled_by: "",
          created_at: created,
          updated_at: created,
        };
      };

      const run = (sql) => $app.nonconcurrentDB().newQuery(sql).execute();
      for (let done = 0; done < count; done += CHUNK) {
        const rows = [];
        for (let n = done; n < Math.min(count, done + CHUNK); n++) rows.push(bookingOf(n));
        const values = rows.map((row) => `(${Object.values(row).map(quoted).join(",")})`);
        run(
          `INSERT OR IGNORE INTO bookings (${Object.keys(rows[0]).join(",")}) VALUES ${values.join(",")}`,
        );
      }
      run("DELETE FROM booking_queue");
      // Nearly all who have travelled have paid, some of the others a deposit; letters of the id decide who and how.
      // With a name beside the number, another account has taken half of it, and both have counted what is older than
      // a month; else nobody has it in a drawer.
      const other = args[1] ?? "";
      const takers = { admin: "", [other]: "" };
      if (other) {
        const account = new Record($app.findCollectionByNameOrId("admins"), { username: other });
        account.setPassword($security.randomString(30));
        $app.saveNoValidate(account);
        for (const name of Object.keys(takers)) {
          takers[name] = $app.findFirstRecordByData("admins", "username", name).id;
        }
      }
      const second = `unicode(substr(id, 7, 1)) % 2 AND ${quoted(other)} <> ''`;
      const way = "unicode(substr(id, 5, 1)) % 5";
      const chance = "unicode(substr(id, 3, 1)) % 10";
      run(`INSERT OR IGNORE INTO payments (id, booking, kind, cents, currency, usd_cents, method, taken_by, made_by,
          taken_at, corrects, note, created_at)
        SELECT substr(id, 2) || 'p', id, kind, iif(way < 2, usd * 2, usd), iif(way < 2, 'BZD', 'USD'), usd,
          CASE way WHEN 3 THEN 'card' WHEN 4 THEN 'transfer' ELSE 'cash' END,
          iif(${second}, ${quoted(takers[other])}, ${quoted(takers.admin)}), iif(${second}, ${quoted(other)}, 'admin'),
          created_at, '', '', created_at
        FROM (SELECT id, created_at, ${way} AS way, iif(status = 'completed', 'payment', 'deposit') AS kind,
            CAST(round(price * iif(status = 'completed', 100, 25)) AS INTEGER) AS usd
          FROM bookings WHERE source = 'seed' AND price > 0
            AND ${chance} < CASE status WHEN 'completed' THEN 9 WHEN 'confirmed' THEN 2 ELSE 0 END)`);
      if (!other) return;
      const counted = new Date(Date.now() - 30 * DAY_MS).toISOString().replace("T", " ");
      run(`INSERT INTO cash_ups (id, taken_by, name, made_by, counted_at, counts, note, created_at)
        SELECT substr(taken_by, 2) || 'u', taken_by, made_by, made_by, '${counted}',
          json_group_array(json_object('currency', currency, 'method', method, 'expected', cents, 'counted', cents)),
          '', '${counted}'
        FROM (SELECT taken_by, made_by, currency, method, sum(cents) AS cents FROM payments
          WHERE taken_at < '${counted}' GROUP BY 1, 2, 3, 4) GROUP BY taken_by`);
      run(`UPDATE payments SET cash_up = substr(taken_by, 2) || 'u' WHERE taken_at < '${counted}'`);
    },
  }),
);
