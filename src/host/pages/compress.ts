import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What grows instead of shrinking: pictures and fonts are compressed already. */
const COMPRESSED = /\.(png|ico|jpe?g|webp|gif|woff2|br|gz)$/;
const TOO_SMALL_BYTES = 512;
/** Brotli's quality and gzip's level: as far as it goes, or a fifth more bytes in a sixtieth of the time. */
const EFFORTS = { best: [constants.BROTLI_MAX_QUALITY, 9], quick: [2, 1] } as const;

export type Effort = keyof typeof EFFORTS;

/**
 * Writes a `.br` and a `.gz` twin beside a file, so that nothing is compressed while a visitor waits.
 * @returns the encodings that it now has, best first
 */
export function compressFile(file: string, effort: Effort = "best"): string[] {
  const content = readFileSync(file);
  if (COMPRESSED.test(file) || content.length < TOO_SMALL_BYTES) return [];
  const [quality, level] = EFFORTS[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level }));
  return ["br", "gz"];
}
