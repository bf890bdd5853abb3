import type { VideoObjectLeaf } from "schema-dts"
import type { Video } from "#lib/catalogue/product.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildPictureAddress } from "./build-image-object.ts"
import { mostCharacters, truncateText } from "./truncate-text.ts"

type ShownVideo = {
  id: string
  video: Video
  /** What it is a film of. */
  description: string
}

/**
 * A film that plays on the page. Null for one that is only linked to, and for one without a name
 * or a still, of which search engines make nothing.
 */
export function buildVideo({ id, video, description }: ShownVideo): VideoObjectLeaf | null {
  const { src, slate, uploadedAt, lengthSeconds } = video
  const name = truncateText(video.name, mostCharacters.name)
  if (src === null || slate === null || name === "") return null
  return {
    "@type": "VideoObject",
    "@id": id,
    name,
    description: truncateText(description, mostCharacters.description) || name,
    thumbnailUrl: buildPictureAddress(slate),
    uploadDate: uploadedAt,
    contentUrl: buildSiteUrl(src),
    ...(lengthSeconds > 0 && { duration: `PT${Math.round(lengthSeconds)}S` }),
  }
}
