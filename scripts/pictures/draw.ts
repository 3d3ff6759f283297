import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { encode } from "fast-png";
import { ROOT } from "../../src/host/system/root.mjs";
import { icons } from "./icons.ts";
import { sharePictures } from "./share-pictures.ts";

const FOLDER = join(ROOT, "public");
/** Of which drawing each file was made, by its hash. */
const DRAWN = join(import.meta.dirname, "drawn.json");
/** Some messengers show no picture that weighs more. */
const MAX_BYTES = 150_000;
/** Every second tone is left out, which nobody sees and which saves a tenth. */
const TONE_STEP = 2;

const drawings = (): Record<string, string> => ({ ...icons(), ...sharePictures() });
const hashOf = (svg: string) => createHash("sha256").update(svg).digest("hex").slice(0, 16);

/** Files of public that are missing, or not of the drawings as they stand now. */
export function outdatedPictures(): string[] {
  const drawn: Record<string, string> = JSON.parse(readFileSync(DRAWN, "utf8"));
  const now = drawings();
  return [...new Set([...Object.keys(drawn), ...Object.keys(now)])].filter(
    (file) => drawn[file] !== hashOf(now[file] ?? "") || !existsSync(join(FOLDER, file)),
  );
}

/** Draws all of them anew. */
export function drawPictures() {
  const all = Object.entries(drawings());
  rmSync(join(FOLDER, "share"), { recursive: true, force: true });
  for (const [file, svg] of all) {
    const content = pictureOf(file, svg);
    if (content.length > MAX_BYTES) throw new Error(`${file} has ${content.length} bytes.`);
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), content);
  }
  const drawn = Object.fromEntries(all.map(([file, svg]) => [file, hashOf(svg)]));
  writeFileSync(DRAWN, `${JSON.stringify(drawn, null, 2)}\n`);
}

function pictureOf(file: string, svg: string) {
  if (file.endsWith(".svg")) return svg;
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  if (file.endsWith(".ico")) return ico(picture.asPng(), picture.width);
  const { pixels, width, height } = picture;
  const isOpaque = pixels.every((value, index) => index % 4 < 3 || value === 255);
  if (!isOpaque) return picture.asPng();
  const tones = pixels
    .filter((_, index) => index % 4 < 3)
    .map((tone) => Math.min(255, Math.round(tone / TONE_STEP) * TONE_STEP));
  // flat drawings are smallest without PNG's row filters, which the rasteriser's own encoder uses
  return encode({ data: tones, width, height, channels: 3 }, { zlib: { level: 9 } });
}

/** A square PNG as an .ico file, for browsers and tools that ask for /favicon.ico. */
function ico(png: Buffer, size: number) {
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
