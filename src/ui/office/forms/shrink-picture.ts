/** Large enough for a picture across a wide screen. */
const LONGEST_SIDE = 2000;
/** Smaller files are sent as they are. */
const SMALL_BYTES = 1_000_000;
const QUALITY = 0.82;

/**
 * A photograph as it comes from a phone, made small enough to be uploaded on a weak line. Moving
 * pictures (GIF) and small files stay as they are.
 * @throws when the browser can't read it as a picture.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const isSmall = scale === 1 && file.size <= SMALL_BYTES;
  if (isSmall || file.type === "image/gif") return file;

  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps what is see-through; a browser that can't write it answers with PNG
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  if (!blob || blob.size >= file.size) return file;
  return new File([blob], file.name, { type: blob.type });
}
