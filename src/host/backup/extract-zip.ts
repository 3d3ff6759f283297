import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createInflateRaw } from "node:zlib";

const END_OF_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const END_64_BYTES = 56;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LOCAL_BYTES = 30;
const IS_IN_EXTRA = 0xffffffff;
const EXTRA_64 = 0x0001;
const DEFLATED = 8;

/** `packed`, `size`: bytes in the archive and outside; `at`: where its local header stands */
export interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
}

/**
 * Unpacks a backup (Zip64 too: databases grow) into an empty folder, as a stream, each file's length
 * and CRC checked.
 * @throws for an archive that is broken or names a file outside of the folder
 */
export async function extractZip(archive: string, folder: string) {
  const file = await open(archive, "r");
  try {
    for (const entry of await readDirectory(file)) {
      if (entry.name.endsWith("/")) continue;
      const target = resolve(folder, entry.name);
      if (!target.startsWith(resolve(folder) + sep)) {
        throw new Error(`The archive names a file outside of its folder: ${entry.name}`);
      }
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await extractEntry(file, entry, target);
    }
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, at: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead !== length) throw new Error("The archive is cut off.");
  return buffer;
}

async function readDirectory(file: FileHandle): Promise<Entry[]> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await read(file, size - tailBytes, tailBytes);
  const end = tail.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new Error("This is no zip archive.");
  let length = tail.readUInt32LE(end + 12);
  let at = tail.readUInt32LE(end + 16);
  const locator = end - LOCATOR_64_BYTES;
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR_64) {
    const end64 = await read(file, Number(tail.readBigUInt64LE(locator + 8)), END_64_BYTES);
    length = Number(end64.readBigUInt64LE(40));
    at = Number(end64.readBigUInt64LE(48));
  }
  return parseDirectory(await read(file, at, length));
}

function parseDirectory(directory: Buffer): Entry[] {
  const entries = [];
  for (let at = 0; at < directory.length; ) {
    if (directory.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error("broken zip directory");
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const extraEnd = nameEnd + directory.readUInt16LE(at + 30);
    const large = largeNumbers(directory.subarray(nameEnd, extraEnd));
    const number = (place: number) => {
      const value = directory.readUInt32LE(at + place);
      return value === IS_IN_EXTRA ? (large.shift() ?? value) : value;
    };
    // in this order, which is that of the extra field
    const size = number(24);
    const packed = number(20);
    entries.push({
      name: directory.toString("utf8", at + 46, nameEnd),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      size,
      packed,
      at: number(42),
    });
    at = extraEnd + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function largeNumbers(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === EXTRA_64) {
      const count = Math.floor(length / 8);
      return Array.from({ length: count }, (_, index) =>
        Number(extra.readBigUInt64LE(at + 4 + index * 8)),
      );
    }
    at += 4 + length;
  }
  return [];
}

async function extractEntry(file: FileHandle, entry: Entry, target: string) {
  const local = await read(file, entry.at, LOCAL_BYTES);
  if (local.readUInt32LE(0) !== LOCAL_ENTRY) throw new Error(`broken entry ${entry.name}`);
  const start = entry.at + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28);
  let crc = 0;
  let size = 0;
  const count = new Transform({
    transform(chunk, _encoding, done) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const output = createWriteStream(target, { mode: 0o600, flags: "wx" });
  if (entry.packed === 0) {
    await pipeline([], output);
  } else {
    const input = file.createReadStream({
      start,
      end: start + entry.packed - 1,
      autoClose: false,
    });
    await (entry.method === DEFLATED
      ? pipeline(input, createInflateRaw(), count, output)
      : pipeline(input, count, output));
  }
  if (crc !== entry.crc || size !== entry.size) throw new Error(`${entry.name} is damaged.`);
}
