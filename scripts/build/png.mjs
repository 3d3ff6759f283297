import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const RGB = 2;
/** Every second tone is left out, which nobody sees and which saves a tenth. */
const TONE_STEP = 2;

/**
 * An opaque picture as a PNG. Flat drawings are smallest without any of PNG's row filters, which the
 * rasteriser's own encoder always uses.
 * @param {{ pixels: Buffer, width: number, height: number }} picture pixels as RGBA
 */
export function opaquePng({ pixels, width, height }) {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let at = 0;
  for (let pixel = 0; pixel < pixels.length; pixel += 4) {
    if (pixel % (width * 4) === 0) rows[at++] = 0;
    for (let part = 0; part < 3; part++) {
      rows[at++] = Math.min(255, Math.round((pixels[pixel + part] ?? 0) / TONE_STEP) * TONE_STEP);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * A square PNG as an .ico file, for browsers and tools that ask for /favicon.ico.
 * @param {{ png: Buffer, size: number }} icon
 */
export function ico({ png, size }) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
