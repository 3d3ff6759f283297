import { change, numberOf } from "../office/sql.ts";

/** Letters and digits that nobody takes for each other. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 16;
const SUPERUSER_PASSWORD_LENGTH = 60;
const SECRET_LENGTH = 50;
const TOKENS = [
  ...(["authToken", "passwordResetToken", "emailChangeToken"] as const),
  ...(["verificationToken", "fileToken"] as const),
];

export interface NewPassword {
  readonly username: string;
  readonly password: string;
}

/**
 * After a backup was restored: whoever has the archive has the secrets that tokens are made from, and
 * sessions that were ended since are good in it. All of them end; superusers get a password that
 * nobody knows, as at the first start.
 * @param outdated ids of accounts of the back office whose password was changed since: they get
 *   another, which is answered
 */
export function renewSecrets(app: pb.App, outdated: readonly string[]): NewPassword[] {
  const passwords: NewPassword[] = [];
  for (const collection of app.findAllCollections("auth")) {
    for (const token of TOKENS) collection[token].secret = $security.randomString(SECRET_LENGTH);
    app.save(collection);
    for (const account of app.findAllRecords(collection.name)) {
      account.refreshTokenKey();
      if (collection.name === "_superusers") {
        account.setPassword($security.randomString(SUPERUSER_PASSWORD_LENGTH));
      } else if (outdated.includes(account.id)) {
        const password = $security.randomStringWithAlphabet(PASSWORD_LENGTH, READABLE);
        account.setPassword(password);
        passwords.push({ username: account.getString("username"), password });
      }
      app.saveNoValidate(account);
    }
  }
  const hasSessions =
    numberOf(app, "SELECT count(*) AS value FROM sqlite_schema WHERE name = 'sessions'") > 0;
  if (hasSessions) change(app, "DELETE FROM sessions");
  return passwords;
}
