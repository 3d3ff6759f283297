import { addressIn } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { mailboxOf } from "#domain/mailbox.ts";
import { commitToDisk, storageTrouble } from "../machine/durability.ts";
import { change, numberOf, stamp } from "../office/sql.ts";
import { readSettings } from "../site/settings.ts";
import { lettersIn } from "./languages.ts";

/** Hex digits of each half of a key, 128 bits. */
const HALF = 32;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** By what lies beside the data and in no backup of them, as a guest's link (../bookings/links/trip-key.ts). */
function signed(text: string): string {
  const key = $os.getenv("PB_ENCRYPTION_KEY");
  if (!key) throw new Error("PB_ENCRYPTION_KEY is missing: links cannot be signed");
  return $security.hs256(text, $security.hs256("unsubscribe", key)).slice(0, HALF);
}

/** What is kept of a mailbox that wants no more thanks: it tells the address to nobody. */
const markOf = (email: string) => signed(`mailbox:${mailboxOf(email)}`);

/** Where a guest ends mails of thanks to the address that this one goes to. */
export function unsubscribeUrl({
  customer: { email },
  lang,
}: {
  readonly customer: { readonly email: string };
  readonly lang?: string | undefined;
}): string {
  const mark = markOf(email);
  return `${$os.getenv("APP_URL")}/api/unsubscribe/${languageOf(lang ?? "")}/${mark}${signed(mark)}`;
}

/** True for an address whose owner wants no mails of thanks. */
export const hasOptedOut = (app: pb.App, email: string): boolean =>
  numberOf(app, "SELECT EXISTS (SELECT 1 FROM opt_outs WHERE mailbox = {:mark}) AS value", {
    mark: markOf(email),
  }) === 1;

/**
 * `GET` and `POST /api/unsubscribe/{language}/{key}`: the page that asks, and the answer, which mail programs also send by
 * themselves (RFC 8058). Only posting changes something, and only for the mailbox that the key was signed for; 404 for
 * any other key.
 */
export function unsubscribe(e: pb.RequestEvent): void {
  const language = languageOf(e.request.pathValue("language"));
  const key = e.request.pathValue("key");
  const mark = key.slice(0, HALF);
  const isOurs = $security.equal(key.slice(HALF), signed(mark));
  const isPosted = e.request.method === "POST";
  if (isOurs && isPosted) optOut(e.app, mark);
  const page = lettersIn(language).unsubscribePage(
    isOurs ? (isPosted ? "done" : "asked") : "unknown",
    readSettings(e.app),
    `${$os.getenv("APP_URL")}${addressIn(language, "/")}`,
  );
  e.response.header().set("Content-Security-Policy", POLICY);
  e.response.header().set("Cache-Control", "no-store");
  e.html(isOurs ? 200 : 404, page);
}

function optOut(app: pb.App, mark: string): void {
  commitToDisk(app);
  try {
    change(app, "INSERT OR IGNORE INTO opt_outs (mailbox, at) VALUES ({:mark}, {:at})", {
      mark,
      at: stamp(Date.now()),
    });
  } catch (error) {
    throw storageTrouble(error);
  }
}
