import { readdir, readFile, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { beforeEach, expect, test } from "vitest";
import {
  checkRecipient,
  decryptFile,
  encryptFile,
  isEncrypted,
} from "../../../src/host/backup/age.ts";
import { testFolder } from "../../server/support/test-folder.ts";

/** Longer than the 64 KB that are encrypted at once. */
const CONTENT = "Ixchel Ak'bal, ".repeat(10_000);

let folder: string;
let file: string;
let identity: string;
let recipient: string;
beforeEach(async () => {
  folder = await testFolder();
  file = join(folder, "data.zip");
  identity = join(folder, "key.txt");
  await writeFile(file, CONTENT);
  const key = await generateIdentity();
  recipient = await identityToRecipient(key);
  await writeFile(identity, `# created: today\n# public key: ${recipient}\n${key}\n`);
});

test("an encrypted file takes the plain one's place, with its time, and opens with the key", async () => {
  await utimes(file, 1_000_000, 1_000_000);
  const encrypted = await encryptFile(file, recipient);
  expect((await readdir(folder)).sort()).toEqual(["data.zip.age", "key.txt"]);
  expect((await stat(encrypted)).mtimeMs).toBe(1_000_000_000);
  expect((await stat(encrypted)).mode & 0o077).toBe(0);
  expect(await readFile(encrypted, "latin1")).not.toContain("Ixchel");
  expect([await isEncrypted(encrypted), await isEncrypted(identity)]).toEqual([true, false]);
  await decryptFile(encrypted, { target: file, identity });
  expect(await readFile(file, "utf8")).toBe(CONTENT);
});

test("without the key, with another one, with none in the file, or cut off, it says what is wrong", async () => {
  const encrypted = await encryptFile(file, recipient);
  const open = (key: string | null) => decryptFile(encrypted, { target: file, identity: key });
  await expect(open(null)).rejects.toThrow("give BACKUP_IDENTITY");
  const other = join(folder, "other.txt");
  await writeFile(other, await generateIdentity());
  await expect(open(other)).rejects.toThrow(`The key in ${other} does not open this backup.`);
  await writeFile(other, "no key");
  await expect(open(other)).rejects.toThrow("holds no private key of age");
  await truncate(encrypted, 70_000);
  await expect(open(identity)).rejects.toThrow("The backup is damaged");
});

test("a public key with a slip of the pen is named before anything is encrypted to it", async () => {
  await checkRecipient(recipient);
  const last = recipient.endsWith("q") ? "p" : "q";
  await expect(checkRecipient(recipient.slice(0, -1) + last)).rejects.toThrow(
    "BACKUP_RECIPIENT is no public key of age",
  );
});
