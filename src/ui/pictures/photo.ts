import { type ImgHTMLAttributes, useEffect, useState } from "react";

/** A picture that the operator has uploaded. */
export interface OperatorsPhoto {
  readonly url: string;
  readonly alt: string;
}

/** Widths in which PocketBase gives an uploaded picture (pb_migrations, thumbs), px. */
const WIDTHS = [480, 960, 1600] as const;

/** How wide a picture stands on the page. */
const SIZES = {
  card: "(min-width: 62rem) 26rem, (min-width: 40rem) 46vw, 94vw",
  wide: "(min-width: 62rem) 26rem, (min-width: 40rem) 46vw, 94vw",
  square: "5rem",
  fill: "(min-width: 48rem) 60vw, 100vw",
} as const;

interface ShownPhoto {
  readonly source: Pick<ImgHTMLAttributes<HTMLImageElement>, "src" | "srcSet" | "sizes"> & {
    readonly ref: (image: HTMLImageElement | null) => void;
    readonly onError: () => void;
  };
  readonly alt: string;
}

/**
 * The operator's picture in the sizes that the server has of it; nothing where there is none or it
 * can't be had (offline): then the drawn scene stands in.
 */
export function usePhoto(
  photo: OperatorsPhoto | undefined,
  shape: keyof typeof SIZES,
): ShownPhoto | undefined {
  const [failedUrl, setFailedUrl] = useState("");
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const url = photo?.url;
  useEffect(() => {
    // it may have failed before the scripts had arrived
    if (url && image?.complete && image.naturalWidth === 0) setFailedUrl(url);
  }, [url, image]);
  if (!photo || failedUrl === photo.url) return undefined;
  const version = (width: number) => `${photo.url}?thumb=${width}x0`;
  return {
    alt: photo.alt,
    source: {
      ref: setImage,
      onError: () => setFailedUrl(photo.url),
      // in this order: some browsers fetch as soon as they know an address
      sizes: SIZES[shape],
      srcSet: WIDTHS.map((width) => `${version(width)} ${width}w`).join(", "),
      src: version(WIDTHS[1]),
    },
  };
}

/** The operator's picture of a tour or transfer, if there is one. */
export function itemPhoto(item: {
  readonly name: string;
  readonly imageUrl: string | null;
}): OperatorsPhoto | undefined {
  return item.imageUrl ? { url: item.imageUrl, alt: item.name } : undefined;
}
