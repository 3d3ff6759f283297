/** Width and height in pixels as a picture's header states them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Bytes = ArrayLike<number>;

const READERS = [png, gif, webp, jpeg];

/**
 * Reads the size of a PNG, GIF, WebP or JPEG from its first bytes, without unpacking it.
 * @returns null for anything else, and where the bytes end before the size.
 */
export function pictureSize(bytes: Bytes): PictureSize | null {
  for (const read of READERS) {
    const size = read(bytes);
    if (size) return size.width > 0 && size.height > 0 ? size : null;
  }
  return null;
}

function png(bytes: Bytes): PictureSize | null {
  if (!says(bytes, 1, "PNG") || !says(bytes, 12, "IHDR") || bytes.length < 24) return null;
  return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) };
}

function gif(bytes: Bytes): PictureSize | null {
  if (!says(bytes, 0, "GIF8") || bytes.length < 10) return null;
  return { width: little(bytes, 6, 2), height: little(bytes, 8, 2) };
}

function webp(bytes: Bytes): PictureSize | null {
  if (!says(bytes, 0, "RIFF") || !says(bytes, 8, "WEBP") || bytes.length < 30) return null;
  if (says(bytes, 12, "VP8X")) {
    return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 };
  }
  if (says(bytes, 12, "VP8L")) {
    const bits = little(bytes, 21, 4);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!says(bytes, 12, "VP8 ")) return null;
  return { width: little(bytes, 26, 2) & 0x3fff, height: little(bytes, 28, 2) & 0x3fff };
}

/** A JPEG's size stands in its frame, behind segments of any length (camera data, a preview). */
function jpeg(bytes: Bytes): PictureSize | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) };
    else at += 2 + big(bytes, at + 2, 2);
  }
  return null;
}

/** SOF0 to SOF15 without the three in between that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function says(bytes: Bytes, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

function big(bytes: Bytes, at: number, count: number): number {
  let value = 0;
  for (let i = 0; i < count; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}

function little(bytes: Bytes, at: number, count: number): number {
  let value = 0;
  for (let i = count - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0);
  return value;
}
