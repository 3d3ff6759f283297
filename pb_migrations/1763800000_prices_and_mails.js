/// <reference path="../pb_data/types.d.ts" />
// Past prices: the office may call one a mistake, and sets from which share of today's price on one is
// honoured by itself. Mails: how many go to customers a day, and whose mailbox each counts for
// (src/domain/mailbox.ts).
migrate(
  (app) => {
    const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
    const ADMIN = '@request.auth.collectionName = "admins"';
    const prices = app.findCollectionByNameOrId("price_changes");
    const kept = prices.fields.map((field) => field.name).filter((name) => name !== "voided");
    prices.fields.add(new BoolField({ name: "voided" }));
    prices.updateRule = [ADMIN, ...kept.map((name) => `@request.body.${name}:isset = false`)].join(
      " && ",
    );
    app.save(prices);

    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.add(new NumberField({ name: "least_price_share", onlyInt: true }));
    settings.fields.add(new NumberField({ name: "customer_mails_a_day", onlyInt: true }));
    app.save(settings);
    run("UPDATE settings SET least_price_share = 50, customer_mails_a_day = 500");

    const mails = app.findCollectionByNameOrId("mails");
    mails.fields.add(new TextField({ name: "mailbox", max: 254 }));
    mails.indexes = [
      ...mails.indexes,
      "CREATE INDEX idx_mails_mailbox ON mails (mailbox, sent_at) WHERE mailbox <> ''",
      "CREATE INDEX idx_mails_counted ON mails (sent_at) WHERE mailbox <> ''",
    ];
    app.save(mails);
    run("UPDATE mails SET mailbox = lower(recipient) WHERE kind = 'customer' AND state = 'sent'");
  },
  (app) => {
    const mails = app.findCollectionByNameOrId("mails");
    mails.indexes = mails.indexes.filter(
      (index) => !/idx_mails_(mailbox|counted)/.test(String(index)),
    );
    mails.fields.removeByName("mailbox");
    app.save(mails);
    const settings = app.findCollectionByNameOrId("settings");
    settings.fields.removeByName("least_price_share");
    settings.fields.removeByName("customer_mails_a_day");
    app.save(settings);
    const prices = app.findCollectionByNameOrId("price_changes");
    prices.updateRule = null;
    prices.fields.removeByName("voided");
    app.save(prices);
  },
);
