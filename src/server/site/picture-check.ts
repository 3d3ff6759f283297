import { MAX_PIXELS } from "#domain/pictures/limits.ts";
import { pictureSize } from "#domain/pictures/size.ts";

/** A JPEG's size may stand behind its camera data and preview; beyond this it is refused. */
const HEADER_BYTES = 1024 * 1024;

/**
 * Looks at the headers of pictures that came with a request: a small file can unpack into gigabytes.
 * @returns the code of what is wrong with one, or null. Type and bytes are the file field's own limits.
 */
export function checkPictures(record: pb.Record, field: string): string | null {
  for (const file of record.getUnsavedFiles(field)) {
    const reader = file.reader.open();
    const size = pictureSize(toBytes(reader, HEADER_BYTES));
    reader.close();
    if (!size) return "picture_unreadable";
    if (size.width * size.height > MAX_PIXELS) {
      return `picture_too_large:${size.width}:${size.height}`;
    }
  }
  return null;
}
