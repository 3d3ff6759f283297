import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What grows instead of shrinking: pictures and fonts are compressed already. */
const COMPRESSED = /\.(png|ico|jpe?g|webp|gif|woff2|br|gz)$/;
const TOO_SMALL_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` twin beside a file, so that nothing is compressed while a visitor waits.
 * @param quality Brotli's
 * @returns the encodings that it now has, best first
 */
export function compressFile(
  file: string,
  quality: number = constants.BROTLI_MAX_QUALITY,
): string[] {
  const content = readFileSync(file);
  if (COMPRESSED.test(file) || content.length < TOO_SMALL_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  return ["br", "gz"];
}
