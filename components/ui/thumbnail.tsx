import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { buildPictureUrl, type Picture, resolveWidth } from "#lib/images/picture.ts"

type ThumbnailProps = {
  picture: Picture
  /** How wide it is shown, in CSS pixels. */
  widthPx: number
  className?: string
}

/**
 * A small picture beside words that say what it is: two widths in one format, a fifth of a
 * Picture's markup, since a page may show a dozen of them.
 */
export function Thumbnail({ picture, widthPx, className }: ThumbnailProps) {
  const width = resolveWidth(widthPx)
  return (
    // biome-ignore lint/performance/noImgElement: the API makes the sizes, next/image would make them twice
    <img
      src={buildPictureUrl(picture, width)}
      srcSet={`${buildPictureUrl(picture, widthPx * 2)} 2x`}
      alt=""
      width={width}
      height={getImageHeight(picture.aspect, width)}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.placeholder }}
      className={className}
    />
  )
}
