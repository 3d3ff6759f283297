import { crc32, deflateSync } from "node:zlib";

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** A grey PNG; its pixels need not be there for those who read the header only. */
function png(width: number, height: number, pixels: Buffer): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = chunk("IDAT", deflateSync(pixels));
  const end = chunk("IEND", Buffer.alloc(0));
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", header), body, end]));
}

/** One white pixel. */
export const pngOf1 = () => png(1, 1, Buffer.from([0, 255]));

/** A hundred megapixels of nothing in 100 KB. */
export const hugePng = () => png(10_000, 10_000, Buffer.alloc(1000));

/** The size stands behind two segments, as with a telephone's preview. */
export function jpegWithCameraData(): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([head, data]);
  };
  const exif = segment(0xe1, Buffer.concat([Buffer.from("Exif\0\0"), Buffer.alloc(60_000)]));
  const more = segment(0xe2, Buffer.alloc(20_000));
  const frame = segment(0xc0, Buffer.from([8, 0, 40, 0, 60, 1, 1, 0x11, 0]));
  const bytes = [Buffer.from([0xff, 0xd8]), exif, more, frame, Buffer.from([0xff, 0xd9])];
  return new Uint8Array(Buffer.concat(bytes));
}

/** A GIF of 2 × 3. */
export function gifHeader(): Uint8Array<ArrayBuffer> {
  const head = Buffer.concat([Buffer.from("GIF89a"), Buffer.from([2, 0, 3, 0, 0, 0, 0, 0x3b])]);
  return new Uint8Array(head);
}

/** A black picture of that size, whole. */
export const wholePng = (width: number, height: number) =>
  png(width, height, Buffer.alloc((width + 1) * height));
