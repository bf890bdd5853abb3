import { type ImageAspect, type ImageFormat, imageWidths } from "#lib/contract/image-sizes.ts"

/** A picture of the shop, without a size: sizes are chosen where it is shown. */
export type Picture = {
  hash: string
  alt: string
  /** Average colour, shown until the picture has arrived. */
  placeholder: string
  aspect: ImageAspect
}

/** Width divided by height. */
export function getRatio(aspect: ImageAspect): number {
  const [width = 1, height = 1] = aspect.split("x").map(Number)
  return width / height
}

/** Height in pixels of a picture shown at the given width. */
export function getHeight(aspect: ImageAspect, widthPx: number): number {
  return Math.round(widthPx / getRatio(aspect))
}

/** Smallest width in pixels that is rendered and not below the one wanted. */
export function resolveWidth(wantedPx: number): number {
  return imageWidths.find((width) => width >= wantedPx) ?? imageWidths[imageWidths.length - 1] ?? 0
}

/** Address of one rendition on the shop's own origin. */
export function buildPictureUrl(
  picture: Pick<Picture, "hash" | "aspect">,
  widthPx: number,
  format: ImageFormat = "webp",
): string {
  return `/assets/i/${picture.hash}/${picture.aspect}/${resolveWidth(widthPx)}.${format}`
}

/** `srcset` over the given widths in pixels, each rounded up to one that is rendered. */
export function buildSrcSet(
  picture: Pick<Picture, "hash" | "aspect">,
  widthsPx: readonly number[],
  format: ImageFormat,
): string {
  return [...new Set(widthsPx.map(resolveWidth))]
    .map((width) => `${buildPictureUrl(picture, width, format)} ${width}w`)
    .join(", ")
}
