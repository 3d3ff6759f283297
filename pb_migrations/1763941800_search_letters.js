/// <reference path="../pb_data/types.d.ts" />
// What searches read, by the rules of src/domain/fold.ts and src/domain/asked-words.ts: every letter without
// its accent, from a table, and phone numbers as digits with Belize's code. `n` of that table also counts
// through the places of a text.
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

const TYPED = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ø: "o", ł: "l", đ: "d", ð: "d", ħ: "h", ŧ: "t", ı: "i" },
  ...{ ŋ: "n", ſ: "s", ə: "e", ς: "σ" },
  ...{ "‘": "'", "’": "'", ʼ: "'", ʻ: "'", "‐": "-", "‑": "-", "–": "-" },
};
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const ZEROS = [0xff10, 0x660, 0x6f0];
const plainOf = (letter) => {
  const small = letter.toLowerCase();
  const parts = small.normalize("NFD");
  const bare = parts.replace(ACCENTS, "");
  const plain = bare === parts ? small : bare;
  return Array.from(plain, (char) => {
    const code = char.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return TYPED[char] || (zero === undefined ? char : String(code - zero));
  }).join("");
};
/** Where letters with capitals, accents or digits are; what lies between has none of them. */
const RANGES = [
  ...[
    [0x80, 0x7ff],
    [0x10a0, 0x13ff],
    [0x1ab0, 0x24ff],
    [0x2c00, 0x2dff],
    [0xa640, 0xa7ff],
  ],
  ...[
    [0xab30, 0xabbf],
    [0xfe20, 0xfe2f],
    [0xff00, 0xff5f],
  ],
];
const fillLetters = (app) => {
  const rows = [];
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const plain = plainOf(letter);
      if (plain !== letter) rows.push(`('${letter}', '${plain.replace(/'/g, "''")}')`);
    }
  }
  run(
    app,
    "CREATE TABLE letters (n INTEGER PRIMARY KEY, letter TEXT NOT NULL UNIQUE, plain TEXT NOT NULL)",
  );
  run(app, `INSERT INTO letters (letter, plain) VALUES ${rows.join(", ")}`);
};

const lettersOf = (text) =>
  `(SELECT substr(${text}, n, 1) AS letter FROM letters WHERE n <= length(${text}) ORDER BY n)`;
// the table is for the few texts that ASCII does not write
const folded = (sql) => `(SELECT CASE WHEN whole GLOB '*[^ -~' || char(10) || ']*'
    THEN (SELECT group_concat(coalesce(k.plain, s.letter), '')
      FROM ${lettersOf("whole")} AS s LEFT JOIN letters AS k ON k.letter = s.letter)
    ELSE whole END FROM (SELECT lower(${sql}) AS whole))`;
const numberOf = (phone) => `(SELECT iif(length(digits) = 7, '501', '') || digits FROM (
    SELECT coalesce((SELECT group_concat(letter, '') FROM ${lettersOf("number")}
      WHERE letter GLOB '[0-9]'), '') AS digits FROM (SELECT ${folded(phone)} AS number)))`;

const bookingText = (row, { name = "" } = {}) => {
  const of = (column) => `${row}.${name}${column}`;
  const words = `${of("first_name")} || ' ' || ${of("last_name")} || char(10) || ${of("email")}
    || char(10) || ${row}.item_name`;
  // the reference last: its last two letters have an index of their own
  return `${folded(words)} || char(10) || ${numberOf(of("phone"))}
    || char(10) || '#' || substr(${row}.id, 1, 8)`;
};
const customerText = (row) =>
  `${folded(`${row}.first_name || ' ' || ${row}.last_name || char(10) || ${row}.email`)}
    || char(10) || ${numberOf(`${row}.phone`)} || char(10)`;

const OLD_PLAIN = { a: "áÁäÄ", e: "éÉ", i: "íÍ", o: "óÓöÖ", u: "úÚüÜ", n: "ñÑ" };
const oldFolded = (sql) =>
  Object.entries(OLD_PLAIN).reduce(
    (whole, [plain, letters]) =>
      Array.from(letters).reduce(
        (inner, letter) => `replace(${inner},'${letter}','${plain}')`,
        whole,
      ),
    `lower(${sql})`,
  );
const oldBookingText = (row, { name = "" } = {}) =>
  oldFolded(`${row}.${name}first_name || ' ' || ${row}.${name}last_name || char(10) || ${row}.${name}email
    || char(10) || ${row}.item_name || char(10) || '#' || substr(${row}.id, 1, 8)`);
const oldCustomerText = (row) => `lower(${row}.search) || char(10)`;

const triggerOf = (app, name) => {
  const trigger = new DynamicModel({ sql: "" });
  app
    .nonconcurrentDB()
    .newQuery(`SELECT sql FROM sqlite_master WHERE name = '${name}'`)
    .one(trigger);
  return trigger.sql;
};
/** Creates a trigger anew, with another text between what stands before and after the old one. */
const retell = (app, name, { before, after, text }) => {
  const sql = triggerOf(app, name);
  const from = sql.indexOf(before) + before.length;
  const to = sql.indexOf(after, from);
  if (from < before.length || to < 0) throw new Error(`${name} has no text`);
  run(app, `DROP TRIGGER ${name}`);
  run(app, sql.slice(0, from) + text + sql.slice(to));
};

const searchBy = (app, { textOfBooking, textOfCustomer, customerSources }) => {
  const name = { name: "customer_" };
  retell(app, "booking_is_listed", {
    ...{
      before: "b.customer_phone, ",
      after: "\n      FROM bookings AS b",
      text: textOfBooking("b", name),
    },
  });
  retell(app, "changed_booking_is_listed", {
    ...{ before: ", text = ", after: " WHERE id = NEW.id", text: textOfBooking("NEW", name) },
  });
  // the index is made anew at the end: word by word takes many times as long
  for (const of of ["booking", "customer"]) {
    const [table, trigger] =
      of === "booking"
        ? ["booking_list", "relisted_booking_words"]
        : ["customer_texts", "customer_text_has_other_words"];
    const sql = triggerOf(app, trigger);
    run(app, `DROP TRIGGER ${trigger}`);
    run(
      app,
      of === "booking"
        ? `UPDATE booking_list SET text = ${textOfBooking("booking_list")}`
        : `UPDATE customer_texts SET text = ${textOfCustomer("c")} FROM customers AS c
            WHERE c.email = ${table}.email`,
    );
    run(app, `INSERT INTO ${of}_words (${of}_words) VALUES ('rebuild')`);
    run(app, sql);
  }

  const columns = ["email", "text", "last_name", "first_name"];
  const values = ["NEW.email", textOfCustomer("NEW"), "NEW.last_name", "NEW.first_name"];
  run(app, "DROP TRIGGER customer_has_text");
  run(
    app,
    `CREATE TRIGGER customer_has_text AFTER INSERT ON customers BEGIN
      INSERT INTO customer_texts (${columns.join(", ")}) VALUES (${values.join(", ")}); END`,
  );
  const changed = customerSources
    .map((source) => `OLD.${source} IS NOT NEW.${source}`)
    .join(" OR ");
  const set = columns.map((column, at) => `${column} = ${values[at]}`).join(", ");
  run(app, "DROP TRIGGER customer_has_other_text");
  run(
    app,
    `CREATE TRIGGER customer_has_other_text AFTER UPDATE OF ${customerSources.join(", ")} ON customers
      WHEN ${changed} BEGIN
      UPDATE customer_texts SET ${set} WHERE email = OLD.email; END`,
  );
};

migrate(
  (app) => {
    fillLetters(app);
    searchBy(app, {
      textOfBooking: bookingText,
      textOfCustomer: customerText,
      customerSources: ["email", "last_name", "first_name", "phone"],
    });
  },
  (app) => {
    searchBy(app, {
      textOfBooking: oldBookingText,
      textOfCustomer: oldCustomerText,
      customerSources: ["email", "search", "last_name", "first_name"],
    });
    run(app, "DROP TABLE letters");
  },
);
