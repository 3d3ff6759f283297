import { releaseInterrupted } from "./mail/queue.ts";
import { makeInternalKey } from "./mail/routes.ts";

const LOG_DAYS = 7;
const LOG_LEVEL_WARN = 4;

/** After PocketBase's own bootstrap: the environment's mail server and what a restart has to tidy. */
export function bootstrap(e: pb.BootstrapEvent): void {
  e.next();
  makeInternalKey(e.app);
  applyEnvironment(e.app);
  if (isMigrated(e.app)) releaseInterrupted(e.app);
}

/** False at the very first start, when the migrations are still to come. */
function isMigrated(app: pb.App): boolean {
  try {
    return app.findCollectionByNameOrId("mails") !== null;
  } catch {
    return false;
  }
}

/** Settings that come from the environment at every start, and logs without personal data. */
function applyEnvironment(app: pb.App): void {
  if (!$os.getenv("SMTP_HOST")) return; // a command such as `superuser upsert`, not a server
  const settings = app.settings();
  settings.smtp.enabled = true;
  settings.smtp.host = $os.getenv("SMTP_HOST");
  settings.smtp.port = Number($os.getenv("SMTP_PORT"));
  settings.smtp.username = $os.getenv("SMTP_USERNAME");
  settings.smtp.password = $os.getenv("SMTP_PASSWORD");
  settings.smtp.tls = $os.getenv("SMTP_TLS") === "on";
  settings.meta.appURL = $os.getenv("APP_URL");
  settings.meta.appName = "Cayo Wayfarers";
  settings.meta.hideControls = true;
  settings.logs.maxDays = LOG_DAYS;
  settings.logs.minLevel = LOG_LEVEL_WARN;
  settings.logs.logIP = false;
  settings.logs.logAuthId = false;
  app.save(settings);
}
