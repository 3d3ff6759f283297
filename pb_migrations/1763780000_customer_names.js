/// <reference path="../pb_data/types.d.ts" />
// What searches read (docs/decisions/0012-speed.md). What customers are sorted by stands beside the
// searched text: sorting thousands of hits went to the customers' table for each. One or two letters are
// looked up in the full-text index's own list of places, where those that begin with them stand together:
// asking for each of their trigrams was slower.
const run = (app, sql) => app.nonconcurrentDB().newQuery(sql).execute();

const text = "lower(NEW.search) || char(10)";
const keepTexts = (app, { columns, values, sources }) => {
  run(app, "DROP TRIGGER customer_has_text");
  run(
    app,
    `CREATE TRIGGER customer_has_text AFTER INSERT ON customers BEGIN
      INSERT INTO customer_texts (${columns.join(", ")}) VALUES (${values.join(", ")}); END`,
  );
  const changed = sources.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(" OR ");
  const set = columns.map((column, index) => `${column} = ${values[index]}`).join(", ");
  run(app, "DROP TRIGGER customer_has_other_text");
  run(
    app,
    `CREATE TRIGGER customer_has_other_text AFTER UPDATE OF ${sources.join(", ")} ON customers
      WHEN ${changed} BEGIN
      UPDATE customer_texts SET ${set} WHERE email = OLD.email; END`,
  );
};

const TABLES = ["booking", "customer"];

migrate(
  (app) => {
    for (const of of TABLES) {
      run(app, `DROP TABLE ${of}_terms`);
      run(app, `CREATE VIRTUAL TABLE ${of}_places USING fts5vocab('${of}_words', 'instance')`);
    }
    for (const name of ["last_name", "first_name"]) {
      run(app, `ALTER TABLE customer_texts ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
    }
    // the text stays, and with it the search's index
    run(app, "DROP TRIGGER customer_text_has_other_words");
    run(
      app,
      `UPDATE customer_texts SET last_name = c.last_name, first_name = c.first_name
        FROM customers AS c WHERE c.email = customer_texts.email`,
    );
    run(
      app,
      `CREATE TRIGGER customer_text_has_other_words AFTER UPDATE ON customer_texts
        WHEN OLD.text IS NOT NEW.text BEGIN
        INSERT INTO customer_words (customer_words, rowid, text) VALUES ('delete', OLD.n, OLD.text);
        INSERT INTO customer_words (rowid, text) VALUES (NEW.n, NEW.text); END`,
    );
    keepTexts(app, {
      columns: ["email", "text", "last_name", "first_name"],
      values: ["NEW.email", text, "NEW.last_name", "NEW.first_name"],
      sources: ["email", "search", "last_name", "first_name"],
    });
  },
  (app) => {
    for (const of of TABLES) {
      run(app, `DROP TABLE ${of}_places`);
      run(app, `CREATE VIRTUAL TABLE ${of}_terms USING fts5vocab('${of}_words', 'row')`);
    }
    keepTexts(app, {
      columns: ["email", "text"],
      values: ["NEW.email", text],
      sources: ["email", "search"],
    });
    run(app, "DROP TRIGGER customer_text_has_other_words");
    run(
      app,
      `CREATE TRIGGER customer_text_has_other_words AFTER UPDATE ON customer_texts BEGIN
        INSERT INTO customer_words (customer_words, rowid, text) VALUES ('delete', OLD.n, OLD.text);
        INSERT INTO customer_words (rowid, text) VALUES (NEW.n, NEW.text); END`,
    );
    for (const name of ["last_name", "first_name"]) {
      run(app, `ALTER TABLE customer_texts DROP COLUMN ${name}`);
    }
  },
);
