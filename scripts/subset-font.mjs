/**
 * Cuts the display face out of Fraunces (OFL, @fontsource-variable/fraunces): one weight, one
 * optical size, the softest corners, the Latin letters of our texts. Every heading has this one
 * look, so the other weights would be bytes that nobody sees.
 * Usage: node scripts/subset-font.mjs (writes src/ui/theme/fonts/fraunces-cut.woff2)
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const MAX_BYTES = 25 * 1024;
const SOURCE = "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2";
const TARGET = new URL("../src/ui/theme/fonts/fraunces-cut.woff2", import.meta.url);

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const letters = `${ascii}ÁÉÍÓÚÜÑáéíóúüñ¿¡–—‘’“”…·×`;

const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(SOURCE))), letters, {
  targetFormat: "woff2",
  variationAxes: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 },
});
if (font.length > MAX_BYTES) throw new Error(`${font.length} bytes: more than ${MAX_BYTES}`);
await writeFile(TARGET, font);
console.log(`${fileURLToPath(TARGET)}: ${font.length} bytes`);
