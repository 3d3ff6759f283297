import { randomBytes, randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Environment } from "./environment.ts";

/** No letters and digits that are taken for each other when read aloud or copied by hand. */
const READABLE = "abcdefghjkmnpqrstuvwxyz23456789";
const PASSWORD_LENGTH = 16;
/** PocketBase's own measure. */
const KEY_LENGTH = 32;

const hasDatabase = (dataDir: string) => existsSync(join(dataDir, "data.db"));

function writePrivately(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, content, { flag: "wx", mode: 0o600 });
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : null);

/**
 * The key that encrypts PocketBase's stored settings: as given, or from the file beside DATA_DIR,
 * which the first start makes. Beside and not inside, so that a copy of the data lacks it.
 */
export function encryptionKey({
  dataDir,
  encryptionKey: given,
}: Pick<Environment, "dataDir" | "encryptionKey">) {
  if (given) return given;
  const file = `${dataDir}.key`;
  const kept = readIfThere(file);
  if (kept?.length === KEY_LENGTH) return kept;
  if (kept !== null) {
    throw new Error(
      `${file} holds no key, which is exactly ${KEY_LENGTH} characters long: put that of the data there, or give it as PB_ENCRYPTION_KEY.`,
    );
  }
  if (hasDatabase(dataDir)) {
    // A new key would make the settings unreadable, with an error that does not say why.
    throw new Error(`${file} is missing: put it back, or give its content as PB_ENCRYPTION_KEY.`);
  }
  const made = randomBytes((KEY_LENGTH * 3) / 4).toString("base64url");
  writePrivately(file, made);
  return made;
}

/**
 * The admin's first password, generated when nobody gave one. Until `forget` is called after the
 * first good start it waits in a file, so that a start that was cut off does not lock the admin
 * out with a password that was never shown.
 * @returns null when none has to be generated
 */
export function firstPassword({
  dataDir,
  adminPassword,
}: Pick<Environment, "dataDir" | "adminPassword">): {
  password: string;
  forget: () => void;
} | null {
  if (adminPassword) return null;
  const file = join(dataDir, ".first-password");
  const forget = () => rmSync(file, { force: true });
  const kept = readIfThere(file);
  if (kept) return { password: kept, forget };
  if (hasDatabase(dataDir)) return null;
  const letters = Array.from(
    { length: PASSWORD_LENGTH },
    () => READABLE[randomInt(READABLE.length)],
  );
  const password = letters.join("");
  writePrivately(file, password);
  return { password, forget };
}
