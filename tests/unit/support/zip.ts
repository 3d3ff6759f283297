import { crc32, deflateRawSync } from "node:zlib";

/** What an archive says of its file, where that is not the truth. */
export interface Claims {
  readonly method?: number;
  readonly size?: number;
  readonly crc?: number;
}

/** A zip archive with one entry, as the format's document says. */
export function zip(name: string, content: string, claims: Claims = {}) {
  const { method = 8, size = Buffer.byteLength(content), crc = crc32(content) } = claims;
  const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
  const extra = Buffer.from("extra");
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(method, 8);
  local.writeUInt16LE(name.length, 26);
  local.writeUInt16LE(extra.length, 28);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  const body = Buffer.concat([local, Buffer.from(name), extra, packed]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, entry, Buffer.from(name), end]);
}
