import { getImageKeyOfUrl } from "#lib/contract/image-key.ts"
import { wholeAspect } from "#lib/contract/image-sizes.ts"
import type { WireListedImage } from "#lib/contract/media-calls.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

/** Returns what an administrator calls an image: its file name, or that of its file in the shop. */
export function getImageName({ name, file_name }: { name: string; file_name: string }): string {
  return name === "" ? file_name : name
}

const widthPx = 300

/**
 * Renders a small image of the media library, whole if it is much wider or higher than the usual 4x3,
 * as a logo may be; its name stands in for a missing alternative text.
 */
export function MediaThumbnail({ image: listed }: { image: WireListedImage }) {
  const { image, alt, width, height } = listed
  const ratio = width / height
  const isCropped = ratio > 0.6 && ratio < 2
  const key = getImageKeyOfUrl(image.webp_url, listed.hash)
  const shown = isCropped
    ? { src: image.webp_url, width: image.width, height: image.height }
    : {
        src: buildPictureUrl({ hash: key, aspect: wholeAspect }, widthPx),
        width: widthPx,
        height: Math.max(1, Math.round(widthPx / ratio)),
      }
  return (
    // biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself.
    <img
      {...shown}
      alt={alt === "" ? getImageName(listed) : alt}
      loading="lazy"
      style={{ backgroundColor: image.placeholder }}
      className="admin-thumbnail"
    />
  )
}
