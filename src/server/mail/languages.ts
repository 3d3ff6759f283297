import { LANGUAGES, type Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import type { SiteSettings } from "../site/settings.ts";

export type Letters = typeof import("../letters-main.ts");

/** What mails say in a language. An engine keeps what it has loaded, so it loads what it writes. */
export const lettersIn = (language: Language) =>
  require(`${__hooks}/lib/letters-${language}.js`) as Letters;

/**
 * The operator's language: that of the account whose address the mails go to, else of the only account;
 * English where there are several (docs/decisions/0028-languages-of-mails.md).
 */
export function operatorsLanguage(app: pb.App, { adminRecipient }: SiteSettings): Language {
  const accounts = app.findAllRecords("admins");
  const recipient = accounts.find(
    (account) => account.getString("email").toLowerCase() === adminRecipient.toLowerCase(),
  );
  const account = recipient ?? (accounts.length === 1 ? accounts[0] : undefined);
  return account ? languageOf(account.getString("language")) : LANGUAGES[0];
}
