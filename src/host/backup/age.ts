import { createReadStream, createWriteStream } from "node:fs";
import { open, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const SUFFIX = ".age";
/** How each file in age's format begins. */
const HEADER = "age-encryption.org/v1\n";

type WebStream = ReturnType<typeof Readable.toWeb>;

/**
 * @param recipient a public key, `age1...`
 * @throws when it is none
 */
async function encrypterTo(recipient: string) {
  // imported here: a site without it saves a quarter of a second and 7 MB
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}

/** @throws for one with a slip of the pen, which its checksum tells */
export async function checkRecipient(recipient: string) {
  try {
    await encrypterTo(recipient);
  } catch (error) {
    throw new Error(`BACKUP_RECIPIENT is no public key of age: ${reasonOf(error)}.`);
  }
}

/**
 * Encrypts a file as a stream, to one beside it that has its time and takes its place.
 * @returns the encrypted file, complete and on the disk
 */
export async function encryptFile(file: string, recipient: string): Promise<string> {
  const part = `${file}${SUFFIX}.part`;
  const { atime, mtime, size } = await stat(file);
  const plain = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const encrypted = await (await encrypterTo(recipient)).encrypt(plain);
  await write(encrypted, part);
  // who has the private key is not here: that much can be told without it
  if ((await stat(part)).size !== encrypted.size(size)) throw new Error(`${part} is not whole.`);
  await utimes(part, atime, mtime);
  await rename(part, file + SUFFIX);
  await sync(dirname(file));
  await rm(file);
  return file + SUFFIX;
}

/** Whether a file is in age's format, whatever its name. */
export async function isEncrypted(file: string) {
  const handle = await open(file, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER.length), 0, HEADER.length, 0);
    return buffer.toString("latin1") === HEADER;
  } finally {
    await handle.close();
  }
}

/**
 * Decrypts a file as a stream.
 * @param options `identity`: a file with private keys
 * @throws without a key, with another one, and for a file that is damaged
 */
export async function decryptFile(
  file: string,
  { target, identity }: { target: string; identity: string | null },
) {
  if (!identity) {
    throw new Error(
      "This backup is encrypted: give BACKUP_IDENTITY, the path of a file with its private key.",
    );
  }
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  const lines = (await readFile(identity, "utf8")).split(/\r?\n/);
  const keys = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#"));
  try {
    for (const key of keys) decrypter.addIdentity(key);
  } catch {
    throw new Error(`BACKUP_IDENTITY ${identity} holds no private key of age.`);
  }
  const encrypted = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(encrypted).catch((error) => {
    const isForAnother = /no identity matched/.test(String(error));
    throw new Error(
      isForAnother
        ? `The key in ${identity} does not open this backup.`
        : `The backup is damaged: ${reasonOf(error)}.`,
    );
  });
  await write(decrypted, target).catch((error) => {
    throw new Error(`The backup is damaged: ${reasonOf(error)}.`);
  });
}

async function write(content: ReadableStream<Uint8Array>, file: string) {
  const input = Readable.fromWeb(content as WebStream);
  await pipeline(input, createWriteStream(file, { mode: 0o600 }));
  await sync(file);
}

/** @param path a file or a folder */
async function sync(path: string) {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
