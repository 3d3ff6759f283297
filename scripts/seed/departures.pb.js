/// <reference path="../../pb_data/types.d.ts" />
// What can be sold, for a living back office: schedules for every other service, two guides, two vans, a closed day
// and a full departure. `pocketbase departures`, after `pocketbase seed N`; nothing where there are schedules already.
$app.rootCmd.addCommand(
  new Command({
    use: "departures",
    run: () => {
      const DAY_MS = 86400000;
      const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
      const newId = () => $security.randomStringWithAlphabet(15, LETTERS);
      const run = (sql, values) =>
        $app
          .nonconcurrentDB()
          .newQuery(sql)
          .bind(values || {})
          .execute();
      const today = Math.floor((Date.now() - 6 * 3600000) / DAY_MS) * DAY_MS;
      const dayIn = (days) => new Date(today + days * DAY_MS).toISOString().slice(0, 10);
      const now = new Date().toISOString().replace("T", " ");
      const stamps = { now };
      const found = new DynamicModel({ schedules: 0 });
      $app.db().newQuery("SELECT count(*) AS schedules FROM schedules").one(found);
      if (found.schedules > 0) return;

      const TIMES = { tour: ["07:30"], transfer: ["08:00", "13:30"] };
      const SEATS = { tour: 12, transfer: 16 };
      // before the rules: what is confirmed after them is asked for its departure
      for (const type of ["tour", "transfer"]) {
        run(
          `UPDATE bookings SET departure_time = {:time}
           WHERE type = {:type} AND item_id % 2 = 0 AND booking_date >= {:today}`,
          { type, time: TIMES[type][0], today: dayIn(0) },
        );
      }
      const [full] = $app.findRecordsByFilter("bookings", "status = 'confirmed' && type = 'tour'");
      if (full) {
        run(
          `UPDATE bookings SET item_id = 4, booking_date = {:day}, departure_time = '07:30', guests = 12,
             price = 12 * (SELECT price FROM tours WHERE number = 4),
             quoted_price = 12 * (SELECT price FROM tours WHERE number = 4),
             price_lines = (SELECT json_array(json_object('kind', 'guests', 'count', 12,
               'unitCents', CAST(round(price * 100) AS INTEGER),
               'cents', 12 * CAST(round(price * 100) AS INTEGER))) FROM tours WHERE number = 4),
             item_name = (SELECT name FROM tours WHERE number = 4) WHERE id = {:id}`,
          { day: dayIn(3), id: full.id },
        );
      }

      for (const type of ["tour", "transfer"]) {
        for (const service of $app.findAllRecords(`${type}s`)) {
          const number = service.getInt("number");
          if (number % 2 !== 0) continue;
          run(
            `INSERT INTO schedules (id, item, weekdays, times, "from", until, seats, least_guests,
               cutoff_hours, on_request, created_at, updated_at)
             VALUES ({:id}, {:item}, '[1,2,3,4,5,6,7]', {:times}, '', '', {:seats}, 0, 12, 0, {:now}, {:now})`,
            {
              ...stamps,
              id: newId(),
              item: `${type}/${number}`,
              times: JSON.stringify(TIMES[type]),
              seats: SEATS[type],
            },
          );
          if (type === "tour") {
            run(
              `UPDATE tours SET busy_minutes = 600, needs =
                 '[{"kind":"guide","perGuests":12},{"kind":"vehicle","perGuests":12}]' WHERE number = {:number}`,
              { number },
            );
          }
        }
      }
      for (const [name, kind, seats, languages] of [
        ["Marcos", "guide", 0, '["English","Español","Kriol"]'],
        ["Aurelia", "guide", 0, '["English","Español","Mopan"]'],
        ["White van", "vehicle", 12, "[]"],
        ["Green van", "vehicle", 15, "[]"],
      ]) {
        run(
          `INSERT INTO resources (id, name, kind, seats, languages, active, created_at, updated_at)
           VALUES ({:id}, {:name}, {:kind}, {:seats}, {:languages}, 1, {:now}, {:now})`,
          { ...stamps, id: newId(), name, kind, seats, languages },
        );
      }
      run(
        `INSERT INTO exceptions (id, scope, "from", until, kind, time, new_time, seats, reason, texts, created_at, updated_at)
         VALUES ({:id}, 'tour', {:day}, {:day}, 'closed', '', '', 0, 'The rivers are too high',
           '{"es":{"reason":"Los ríos están muy crecidos"}}', {:now}, {:now})`,
        { ...stamps, id: newId(), day: dayIn(5) },
      );
      $app.nonconcurrentDB().newQuery("DELETE FROM mails").execute();
    },
  }),
);
