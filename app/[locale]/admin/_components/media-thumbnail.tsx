import type { WireListedImage } from "#lib/contract/media-calls.ts"

/** Returns what an administrator calls an image: its file name, or that of its file in the shop. */
export function getImageName({ name, file_name }: { name: string; file_name: string }): string {
  return name === "" ? file_name : name
}

/** Renders a small image of the media library; its name stands in for a missing alternative text. */
export function MediaThumbnail({ image: listed }: { image: WireListedImage }) {
  const { image, alt } = listed
  return (
    // biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself.
    <img
      src={image.webp_url}
      alt={alt === "" ? getImageName(listed) : alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      style={{ backgroundColor: image.placeholder }}
      className="admin-thumbnail"
    />
  )
}
