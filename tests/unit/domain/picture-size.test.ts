import { describe, expect, test } from "vitest";
import { type PictureSize, pictureSize } from "#domain/pictures/size.ts";
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

const vp8x = [10, 0, 0, 0, 0, 0, 0, 0, 0xe7, 0x03, 0, 0xf3, 0x01, 0];
const size = [0, 0, 1, 2, 0, 0, 3, 4];
const png = (bytes: number[]) => [...hugePng().slice(0, 16), ...bytes];
const jpeg = (...segments: number[]) => [0xff, 0xd8, ...segments];
/** A segment with the sizes of {@link SIZE}, which mean something in a frame only. */
const frame = (marker: number) => [0xff, marker, 0, 8, 8, 0, 40, 0, 60];
const CAMERA_DATA = [0xff, 0xe1, 0, 4, 1, 2];
const SIZE = { width: 60, height: 40 };

describe("the size in a header", () => {
  test.each<[string, ArrayLike<number>, PictureSize]>([
    ["PNG", hugePng(), { width: 10_000, height: 10_000 }],
    ["JPEG", jpegWithCameraData(), { width: 60, height: 40 }],
    ["GIF", gifHeader(), { width: 2, height: 3 }],
    ["WebP, extended", webp("VP8X", vp8x), { width: 1000, height: 500 }],
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
    ["GIF of its header alone", [...gifHeader().slice(0, 10)], { width: 2, height: 3 }],
    ["PNG of its header alone", png(size), { width: 258, height: 772 }],
    ["WebP of its header alone", webp("VP8X", vp8x).slice(0, 30), { width: 1000, height: 500 }],
    ["JPEG of its frame alone", jpeg(...frame(0xc0)), SIZE],
    ["JPEG, the last kind of frame", jpeg(...frame(0xcf)), SIZE],
    ["JPEG with bytes that fill up", jpeg(...CAMERA_DATA, 0xff, 0xff, ...frame(0xc2)), SIZE],
    ...[0xbf, 0xc4, 0xc8, 0xcc, 0xd0].map((marker): [string, number[], PictureSize] => [
      `JPEG behind a segment ${marker.toString(16)}`,
      jpeg(0xff, marker, 0, 9, 8, 0, 1, 0, 1, 0, 0, ...frame(0xc0)),
      SIZE,
    ]),
  ])("of a %s", (_, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });

  test.each([
    ["nothing", []],
    ["an SVG", text("<svg width='10' height='10'/>")],
    ["a PNG that ends too soon", [...hugePng().slice(0, 20)]],
    ["a JPEG that ends too soon", [...jpegWithCameraData().slice(0, 5000)]],
    ["a GIF without pixels", [...text("GIF89a"), 0, 0, 0, 0]],
    ["a GIF without width", [...text("GIF89a"), 0, 0, 9, 0]],
    ["a GIF without height", [...text("GIF89a"), 9, 0, 0, 0]],
    ["a GIF that ends too soon", [...gifHeader().slice(0, 9)]],
    ["a PNG that ends a byte too soon", png([0, 0, 1, 2, 0, 0, 3])],
    ["a PNG without its header", [...hugePng().slice(0, 12), ...text("IDAT"), ...size]],
    ["a header of nothing", [0, ...text("PNX"), ...png(size).slice(4)]],
    ["a WebP that ends too soon", webp("VP8X", vp8x).slice(0, 29)],
    ["another kind of WebP", webp("VP9 ", vp8x)],
    ["a sound", [...text("RIFF"), 0, 0, 0, 0, ...text("WAVE"), ...webp("VP8X", vp8x).slice(12)]],
    ["what says WEBP and no more", [0, 0, 0, 0, ...webp("VP8X", vp8x).slice(4)]],
    ["what begins like no JPEG", [0xfe, 0xd8, ...frame(0xc0)]],
    ["what begins like half a JPEG", [0xff, 0xd9, ...frame(0xc0)]],
    ["a JPEG that is broken", jpeg(0, 0xe1, 0, 4, 1, 2, ...frame(0xc0))],
    ["a JPEG whose frame ends too soon", jpeg(0xff, 0xc0, 0, 8, 8, 0, 40, 1)],
  ])("is not found in %s", (_, bytes) => {
    expect(pictureSize(bytes)).toBeNull();
  });
});
