/// <reference path="../pb_data/types.d.ts" />
// What the office's searches read (docs/decisions/0007-office-search.md), by the rules of src/domain/fold.ts
// and src/domain/asked-words.ts: every letter without its accent, from a table, and phone numbers as digits
// with Belize's code.
//   letters         what stands for each letter; its `n` also counts through the places of a text
//   booking_words   FTS5 trigrams over booking_list.text, and where they stand (booking_places)
//   customer_texts  a customer's text, with the names that customers are sorted by
//   customer_words  FTS5 trigrams over it, and where they stand (customer_places)
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
const lettersTable = () => {
  const rows = [];
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCharCode(code);
      const plain = plainOf(letter);
      if (plain !== letter) rows.push(`('${letter}', '${plain.replace(/'/g, "''")}')`);
    }
  }
  return rows.join(", ");
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

/** What the list says of a booking; the reference last: its last two letters have an index of their own. */
const listed = (row) => {
  const words = `${row}.customer_first_name || ' ' || ${row}.customer_last_name || char(10)
    || ${row}.customer_email || char(10) || ${row}.item_name`;
  return {
    type: `${row}.type`,
    status: `${row}.status`,
    reason: `iif(${row}.status = 'pending', ${row}.pending_reason, '')`,
    item_name: `${row}.item_name`,
    booking_date: `${row}.booking_date`,
    guests: `${row}.guests`,
    cents: `CAST(round(${row}.price * 100) AS INTEGER)`,
    first_name: `${row}.customer_first_name`,
    last_name: `${row}.customer_last_name`,
    email: `lower(${row}.customer_email)`,
    phone: `${row}.customer_phone`,
    text: `${folded(words)} || char(10) || ${numberOf(`${row}.customer_phone`)}
      || char(10) || '#' || substr(${row}.id, 1, 8)`,
  };
};
// the end of the line makes that the last letters begin a trigram too
const customerText = `${folded("NEW.first_name || ' ' || NEW.last_name || char(10) || NEW.email")}
    || char(10) || ${numberOf("NEW.phone")} || char(10)`;

const changed = (names) => names.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
const setTo = (values) =>
  Object.entries(values)
    .map(([column, value]) => `${column} = ${value}`)
    .join(", ");
const columnsOf = (values) => Object.keys(values).join(", ");
const valuesOf = (values) => Object.values(values).join(", ");

migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  run(
    "CREATE TABLE letters (n INTEGER PRIMARY KEY, letter TEXT NOT NULL UNIQUE, plain TEXT NOT NULL)",
  );
  run(`INSERT INTO letters (letter, plain) VALUES ${lettersTable()}`);

  const indexWords = (of, table) => {
    run(`CREATE VIRTUAL TABLE ${of}_words USING fts5(text, content='${table}',
      content_rowid='n', tokenize='trigram', detail='none', columnsize=0)`);
    run(`CREATE VIRTUAL TABLE ${of}_places USING fts5vocab('${of}_words', 'instance')`);
  };

  // n is the millisecond of the booking and a running number within it
  const whole = {
    ...{ partner: "b.partner", collects: "b.paid_to <> ''" },
    ...{ paid: "CAST(round(b.paid_amount * 100) AS INTEGER)", attendance: "b.attendance" },
    ...listed("b"),
  };
  const first = "CAST(round((julianday(b.created_at) - 2440587.5) * 86400000) AS INTEGER) * 1024";
  run(`CREATE TRIGGER booking_is_listed AFTER DELETE ON booking_queue BEGIN
    INSERT INTO booking_list (n, id, created_at, ${columnsOf(whole)})
    SELECT coalesce((SELECT max(n) + 1 FROM booking_list WHERE n BETWEEN ${first} AND ${first} + 1023), ${first}),
           b.id, b.created_at, ${valuesOf(whole)}
    FROM bookings AS b
    WHERE b.id = OLD.id AND NOT EXISTS (SELECT 1 FROM booking_list WHERE id = OLD.id);
  END`);
  const sources = [
    ...["type", "status", "pending_reason", "item_name", "booking_date", "guests", "price"],
    ...["customer_first_name", "customer_last_name", "customer_email", "customer_phone"],
  ];
  // where it is stored so: what a younger trigger lets wait (1764300000_departures.js) is listed as waiting
  const isStored = "NEW.status = (SELECT status FROM bookings WHERE id = NEW.id)";
  run(`CREATE TRIGGER changed_booking_is_listed AFTER UPDATE ON bookings
    WHEN (${changed(sources)}) AND ${isStored} BEGIN
    DELETE FROM booking_queue WHERE id = NEW.id;
    UPDATE booking_list SET ${setTo(listed("NEW"))} WHERE id = NEW.id;
  END`);
  // a booking's words come and go with what it counts for (1763995000_customer_activity.js)
  indexWords("booking", "booking_list");

  // a number of its own: VACUUM may give the rows of `customers` other ones
  run(`CREATE TABLE customer_texts (
    n INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, text TEXT NOT NULL,
    last_name TEXT NOT NULL DEFAULT '', first_name TEXT NOT NULL DEFAULT '')`);
  indexWords("customer", "customer_texts");
  const addWords = "INSERT INTO customer_words (rowid, text) VALUES (NEW.n, NEW.text);";
  const removeWords =
    "INSERT INTO customer_words (customer_words, rowid, text) VALUES ('delete', OLD.n, OLD.text);";
  run(`CREATE TRIGGER customer_text_has_words AFTER INSERT ON customer_texts BEGIN
    ${addWords} END`);
  run(`CREATE TRIGGER customer_text_has_other_words AFTER UPDATE ON customer_texts
    WHEN ${changed(["text"])} BEGIN ${removeWords} ${addWords} END`);
  run(`CREATE TRIGGER customer_text_has_no_words AFTER DELETE ON customer_texts BEGIN
    ${removeWords} END`);
  const text = {
    ...{ email: "NEW.email", text: customerText },
    ...{ last_name: "NEW.last_name", first_name: "NEW.first_name" },
  };
  run(`CREATE TRIGGER customer_has_text AFTER INSERT ON customers BEGIN
    INSERT INTO customer_texts (${columnsOf(text)}) VALUES (${valuesOf(text)}); END`);
  const ofText = ["email", "last_name", "first_name", "phone"];
  run(`CREATE TRIGGER customer_has_other_text AFTER UPDATE OF ${ofText.join(", ")} ON customers
    WHEN ${changed(ofText)} BEGIN
    UPDATE customer_texts SET ${setTo(text)} WHERE email = OLD.email; END`);
  run(`CREATE TRIGGER customer_has_no_text AFTER DELETE ON customers BEGIN
    DELETE FROM customer_texts WHERE email = OLD.email; END`);
});
