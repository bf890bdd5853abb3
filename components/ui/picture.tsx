import { getImageHeight, type ImageAspect } from "#lib/contract/image-sizes.ts"
import {
  buildPictureUrl,
  buildSrcSet,
  type Picture as PictureData,
  resolveWidth,
} from "#lib/images/picture.ts"

type PictureProps = {
  picture: PictureData
  /** Widths in pixels that a browser may choose from, smallest first. */
  widths: readonly number[]
  /** How wide it is shown, as a `sizes` value. */
  sizes: string
  /** The page's largest picture: fetched at once, ahead of everything else. */
  priority?: boolean
  /** Another cut for screens that `media` matches, where the picture's own shape would be too flat. */
  narrow?: { media: string; aspect: ImageAspect; widths: readonly number[]; sizes: string }
  /** Given only where the picture's own text would repeat what stands beside it. */
  alt?: string
  className?: string
}

/**
 * A picture in AVIF, its place held in its average colour. The few browsers that cannot show AVIF
 * get one WebP: a list of widths in each format is the larger part of a page's markup.
 */
export function Picture(props: PictureProps) {
  const { picture, widths, sizes, priority, narrow, alt, className } = props
  const widest = resolveWidth(widths[widths.length - 1] ?? 0)
  return (
    <picture>
      {narrow && (
        <source
          media={narrow.media}
          type="image/avif"
          srcSet={buildSrcSet({ ...picture, aspect: narrow.aspect }, narrow.widths, "avif")}
          sizes={narrow.sizes}
        />
      )}
      <source type="image/avif" srcSet={buildSrcSet(picture, widths, "avif")} sizes={sizes} />
      <img
        src={buildPictureUrl(picture, widest)}
        alt={alt ?? picture.alt}
        width={widest}
        height={getImageHeight(picture.aspect, widest)}
        decoding="async"
        {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
        style={{ backgroundColor: picture.placeholder }}
        className={className}
      />
    </picture>
  )
}
