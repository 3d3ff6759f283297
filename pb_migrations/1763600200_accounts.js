/// <reference path="../pb_data/types.d.ts" />
// What a first start has beside the catalogue: the one account of the back office, the row of settings, and the
// database's own name.
// Strangers get no account: PocketBase's default `users` allows sign-up. A superuser exists before the
// first start (with a password that nobody knows: see `superuser upsert` in docs/OPERATIONS.md), or
// PocketBase would print an installer link, which is a full superuser's token.
migrate((app) => {
  const run = (sql) => app.nonconcurrentDB().newQuery(sql).execute();
  const ADMIN = '@request.auth.collectionName = "admins"';
  const OWN = `@request.auth.id = id && ${ADMIN}`;
  const TOKEN_SECONDS = 8 * 3600;
  const admins = new Collection({
    type: "auth",
    name: "admins",
    listRule: OWN,
    viewRule: OWN,
    createRule: null,
    updateRule: null,
    deleteRule: null,
    authRule: "",
    manageRule: null,
    fields: [
      {
        type: "text",
        name: "username",
        required: true,
        min: 3,
        max: 60,
        pattern: "^[A-Za-z0-9_.-]+$",
      },
      {
        type: "password",
        name: "password",
        system: true,
        hidden: true,
        required: true,
        min: 12,
        max: 71,
      },
      { type: "email", name: "email", system: true, required: false },
      // in which its back office opens; empty until somebody has chosen: then the address says it
      { type: "text", name: "language", pattern: "^([a-z]{2})?$" },
    ],
    indexes: ["CREATE UNIQUE INDEX idx_admins_username ON admins (username COLLATE NOCASE)"],
    passwordAuth: { enabled: true, identityFields: ["username"] },
    otp: { enabled: false },
    mfa: { enabled: false },
    oauth2: { enabled: false },
    authAlert: { enabled: false },
    authToken: { duration: TOKEN_SECONDS },
  });
  app.save(admins);

  // Who is signed in (docs/decisions/0017-sessions.md): a row a sign-in, times in ms.
  run(`CREATE TABLE sessions (id TEXT PRIMARY KEY, account TEXT NOT NULL,
    started_at INTEGER NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID`);
  // Which entries of the ledger of erasures (DATA_DIR.erased) this database has in it: a restore
  // replays the others.
  run("CREATE TABLE erasures (id TEXT PRIMARY KEY) WITHOUT ROWID");

  const password = $os.getenv("ADMIN_PASSWORD");
  if (!password)
    throw new Error("ADMIN_PASSWORD is needed at the first start (npm start makes one).");
  const admin = new Record(admins);
  admin.set("username", "admin");
  admin.setPassword(password);
  app.save(admin);

  const superuser = new Record(app.findCollectionByNameOrId("_superusers"));
  superuser.set("email", "operations@cayowayfarers.example");
  superuser.setPassword($security.randomString(60));
  app.save(superuser);

  app.delete(app.findCollectionByNameOrId("users"));

  // the one row of settings, as the site begins
  const settings = new Record(app.findCollectionByNameOrId("settings"));
  settings.load({
    key: "site",
    site_title: "Cayo Wayfarers",
    contact_email: "reservations@cayowayfarers.example",
    contact_phone: "+501 600-0100",
    admin_recipient: "",
    notify_admin_on_new_booking: true,
    send_confirmation_to_customer: true,
    color_scheme: "auto",
    accent: "canopy",
    retention_months: 24,
    least_price_share: 50,
    customer_mails_a_day: 500,
    deposit_reminders: true,
  });
  app.save(settings);
});
