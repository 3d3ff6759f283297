/// <reference path="../../pb_data/types.d.ts" />
// What a living back office has beside its bookings: departures today and on the next days, messages
// and notes. `pocketbase demo`, after `pocketbase seed N` (scripts/demo.mjs).
$app.rootCmd.addCommand(
  new Command({
    use: "demo",
    run: () => {
      const DAY_MS = 86400000;
      const PICK_UPS = [
        ["07:00", "Cahal Pech Village Resort, lobby"],
        ["07:30", "Burns Avenue, by the market"],
        ["08:00", "Water taxi terminal, Belize City"],
        ["09:15", "Airport, Arrivals: a sign with the name"],
        ["10:00", "Hopkins, guest house by the basketball court"],
        ["13:30", "Airport, Arrivals: two child seats"],
      ];
      const MESSAGES = [
        [
          "Rosa Waight",
          "A group of eleven",
          "We are eleven, two of us over seventy. Which tours are easy on the knees?",
        ],
        [
          "Jakob Friesen",
          "Pick-up from Spanish Lookout",
          "Do you fetch guests from Spanish Lookout, and what would it cost?",
        ],
        [
          "Hannah Clark",
          "ATM cave and contact lenses",
          "Can I wear contact lenses in the cave, or are glasses better?",
        ],
        [
          "Mateo Núñez",
          "Tikal in one day",
          "¿Necesitamos pasaporte los cuatro para ir a Tikal y volver el mismo día?",
        ],
        [
          "Priya Patel",
          "Late flight",
          "Our flight lands at 9:40 pm. Is there still a ride to San Ignacio?",
        ],
        ["Thomas Müller", "Thank you", "The day at the Blue Hole was the best of our journey."],
      ];
      const NOTES = [
        "Prefers WhatsApp to e-mail.",
        "Travels with a dog: ask before each tour.",
        "Paid in BZD last time; wants a receipt.",
        "Allergic to nuts. The kitchen at lunch knows.",
      ];

      // Made up for a demo: which ages and fees there are is the operator's to say.
      const BESIDE = {
        tours: {
          number: 2,
          bands: [
            { id: "child", name: "Child", from: 3, to: 11, price: null, share: 50, most: 0 },
            { id: "infant", name: "Infant", from: 0, to: 2, price: 0, share: null, most: 0 },
          ],
          extras: [{ id: "lunchbox", name: "Lunch box", price: 12, per: "guest", most: 0 }],
          es: { bands: ["Niño", "Bebé"], extras: ["Almuerzo para llevar"] },
        },
        transfers: {
          number: 1,
          bands: [],
          extras: [
            { id: "childseat", name: "Child seat", price: 10, per: "booking", most: 3 },
            { id: "hour", name: "Extra hour for a stop", price: 25, per: "booking", most: 2 },
          ],
          // it is asked with its price
          asks: { child_seats: "no" },
          es: { bands: [], extras: ["Silla infantil", "Hora extra para una parada"] },
        },
      };

      const newId = () =>
        $security.randomStringWithAlphabet(15, "abcdefghijklmnopqrstuvwxyz0123456789");
      const stamp = (ms) => new Date(ms).toISOString().replace("T", " ");
      const run = (sql, values) => $app.nonconcurrentDB().newQuery(sql).bind(values).execute();
      const now = Date.now();
      const today = Math.floor((now - 6 * 3600000) / DAY_MS) * DAY_MS;

      for (const name of Object.keys(BESIDE)) {
        const { number, bands, extras, es, asks } = BESIDE[name];
        const service = $app.findFirstRecordByData(name, "number", number);
        const texts = JSON.parse(service.getString("texts") || "{}");
        if (asks) service.set("asks", asks);
        service.load({ bands, extras, texts: { ...texts, es: { ...texts.es, ...es } } });
        $app.saveNoValidate(service);
      }
      const coming = $app.findRecordsByFilter(
        "bookings",
        "status != 'cancelled'",
        "-created_at",
        18,
      );
      coming.forEach((booking, number) => {
        const [time, place] = PICK_UPS[number % PICK_UPS.length];
        const day = new Date(today + (number % 3) * DAY_MS).toISOString().slice(0, 10);
        run(
          `UPDATE bookings SET booking_date = {:day}, departure_time = {:time}, pickup_notes = {:place},
             status = 'confirmed', pending_reason = '' WHERE id = {:id}`,
          { day, time, place, id: booking.id },
        );
      });
      // two families of tour 2 with a child and an infant, who have ordered lunch
      const line = (kind, count, unitCents, id, names) => ({
        ...{ kind, count, unitCents, cents: count * unitCents },
        ...(id && { id, names }),
      });
      const tour = $app.findFirstRecordByData("tours", "number", BESIDE.tours.number);
      const cents = Math.round(tour.getFloat("price") * 100);
      const families = coming.filter(
        (booking) => booking.getString("type") === "tour" && booking.getInt("guests") >= 3,
      );
      for (const booking of families.slice(0, 2)) {
        const guests = booking.getInt("guests");
        // as src/domain/price/booked.ts has them
        const lines = [
          line("guests", guests - 2, cents),
          line("band", 1, Math.round(cents / 2), "child", { en: "Child", es: "Niño" }),
          line("band", 1, 0, "infant", { en: "Infant", es: "Bebé" }),
          line("added", guests - 1, 1200, "lunchbox", {
            en: "Lunch box",
            es: "Almuerzo para llevar",
          }),
        ];
        run(
          `UPDATE bookings SET item_id = {:number}, item_name = {:name}, party = 'child:1;infant:1',
             extras = {:extras}, price = {:price}, quoted_price = {:price}, price_lines = {:lines}
           WHERE id = {:id}`,
          {
            number: BESIDE.tours.number,
            name: tour.getString("name"),
            extras: `lunchbox:${guests - 1}`,
            price: lines.reduce((sum, one) => sum + one.cents, 0) / 100,
            lines: JSON.stringify(lines),
            id: booking.id,
          },
        );
      }
      MESSAGES.forEach(([name, subject, message], number) => {
        const at = stamp(now - (number + 1) * 7 * 3600000);
        const email = `${name.toLowerCase().replace(/[^a-z]+/g, ".")}@example.com`;
        run(
          `INSERT INTO messages (id, name, email, phone, subject, message, read, created_at, updated_at)
           VALUES ({:id}, {:name}, {:email}, '', {:subject}, {:message}, {:read}, {:at}, {:at})`,
          { id: newId(), name, email, subject, message, read: number > 2, at },
        );
      });
      NOTES.forEach((text, number) => {
        const customer = coming[number]?.getString("customer_email");
        if (!customer) return;
        run(
          `INSERT INTO notes (id, customer, author, text, created_at)
           VALUES ({:id}, {:customer}, 'admin', {:text}, {:at})`,
          { id: newId(), customer, text, at: stamp(now - number * DAY_MS) },
        );
      });
      // nobody is written to for a demo's sake
      $app.nonconcurrentDB().newQuery("DELETE FROM mails").execute();
    },
  }),
);
