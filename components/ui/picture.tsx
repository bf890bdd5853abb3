import { getImageHeight, type ImageAspect } from "#lib/contract/image-sizes.ts"
import {
  buildPictureUrl,
  buildSrcSet,
  type Picture as PictureData,
  resolveWidth,
} from "#lib/images/picture.ts"

type PictureProps = {
  picture: PictureData
  /** Candidate widths in pixels, ascending. */
  widths: readonly number[]
  /** Value of the `sizes` attribute. */
  sizes: string
  /** Marks the LCP image: loaded eagerly, with high fetch priority. */
  priority?: boolean
  /** Art direction: another crop for `media`, where the default aspect would be too flat. */
  narrow?: { media: string; aspect: ImageAspect; widths: readonly number[]; sizes: string }
  /** Overrides the image's own alt text where that would repeat the adjacent text. */
  alt?: string
  className?: string
}

/**
 * Renders an image in AVIF, with its average colour as placeholder. Browsers without AVIF get a
 * single WebP, because a `srcset` for each format is the larger part of a page's markup.
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
