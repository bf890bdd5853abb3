import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { buildPictureUrl, type Picture, resolveWidth } from "#lib/images/picture.ts"

type ThumbnailProps = {
  picture: Picture
  /** Display width in CSS pixels. */
  widthPx: number
  className?: string
}

/**
 * Renders a decorative image beside its label: two densities in one format, a fifth of the markup
 * of `Picture`, because a page may show a dozen of them.
 */
export function Thumbnail({ picture, widthPx, className }: ThumbnailProps) {
  const width = resolveWidth(widthPx)
  return (
    // biome-ignore lint/performance/noImgElement: the API renders the sizes, next/image would do it twice
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
