import { describe, expect, test } from "vitest";
import { pictureSize } from "#domain/pictures/size.ts";
import { gifHeader, hugePng, jpegWithCameraData } from "../../server/support/pictures.ts";

const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const webp = (kind: string, rest: number[]) => [
  ...text("RIFF"),
  ...[0, 0, 0, 0],
  ...text("WEBP"),
  ...text(kind),
  ...rest,
  ...Array.from({ length: 16 }, () => 0),
];

describe("the size in a header", () => {
  test.each([
    ["PNG", hugePng(), { width: 10_000, height: 10_000 }],
    ["JPEG", jpegWithCameraData(), { width: 60, height: 40 }],
    ["GIF", gifHeader(), { width: 2, height: 3 }],
    [
      "WebP, extended",
      webp("VP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0xe7, 0x03, 0, 0xf3, 0x01, 0]),
      { width: 1000, height: 500 },
    ],
    [
      "WebP, lossless",
      webp("VP8L", [0, 0, 0, 0, 0x2f, 0x63, 0x40, 0x0c, 0x00]),
      { width: 100, height: 50 },
    ],
    [
      "WebP, lossy",
      webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x2c, 0x01, 0xc8, 0x00]),
      { width: 300, height: 200 },
    ],
  ])("of a %s", (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });

  test.each([
    ["nothing", []],
    ["an SVG", text("<svg width='10' height='10'/>")],
    ["a PNG that ends too soon", [...hugePng().slice(0, 20)]],
    ["a JPEG that ends too soon", [...jpegWithCameraData().slice(0, 5000)]],
    ["a GIF without pixels", [...text("GIF89a"), 0, 0, 0, 0]],
  ])("is not found in %s", (_, bytes) => {
    expect(pictureSize(bytes)).toBeNull();
  });
});
