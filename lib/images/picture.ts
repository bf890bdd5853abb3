import {
  type ImageAspect,
  type ImageFormat,
  imageWidths,
  type RenderedAspect,
} from "#lib/contract/image-sizes.ts"

/** An image of the shop, without a size: sizes are chosen where it is shown. */
export type Picture = {
  /** The key of its URLs: the hash of the original, and its focal point if it is not the centre. */
  hash: string
  alt: string
  /** Average colour, shown until the image has loaded. */
  placeholder: string
  aspect: ImageAspect
}

/** A logo of the shop; `ratio` is the width of the original by its height. */
export type Logo = Picture & { ratio: number }

/** Returns the smallest rendered width in pixels that is not below the wanted one. */
export function resolveWidth(wantedPx: number): number {
  return imageWidths.find((width) => width >= wantedPx) ?? imageWidths[imageWidths.length - 1] ?? 0
}

/** Returns the URL of one rendition on the shop's own origin. */
export function buildPictureUrl(
  picture: Pick<Picture, "hash"> & { aspect: RenderedAspect },
  widthPx: number,
  format: ImageFormat = "webp",
): string {
  return `/assets/i/${picture.hash}/${picture.aspect}/${resolveWidth(widthPx)}.${format}`
}

/** Returns the `srcset` for the given widths in pixels, each rounded up to one that is rendered. */
export function buildSrcSet(
  picture: Pick<Picture, "hash" | "aspect">,
  widthsPx: readonly number[],
  format: ImageFormat,
): string {
  return [...new Set(widthsPx.map(resolveWidth))]
    .map((width) => `${buildPictureUrl(picture, width, format)} ${width}w`)
    .join(", ")
}
