/** Formats of uploaded pictures (SPEC §5, and WebP). */
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

/** A small file can unpack into gigabytes: more pixels than these are refused by the header alone. */
export const MAX_PIXELS = 24_000_000;
