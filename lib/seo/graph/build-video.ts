import type { VideoObjectLeaf } from "schema-dts"
import type { Video } from "#lib/catalogue/product.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildGraphImageUrl } from "./build-image-object.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

type VideoInput = {
  id: string
  video: Video
  /** Description of the content; defaults to the name. */
  description: string
}

/**
 * Builds the VideoObject of a video that plays on the page. Null for a video that is only linked,
 * and for one without a name or a thumbnail, which search engines require.
 */
export function buildVideo({ id, video, description }: VideoInput): VideoObjectLeaf | null {
  const { src, slate, uploadedAt, lengthSeconds } = video
  const name = truncateText(video.name, maxLengths.name)
  if (src === null || slate === null || name === "") return null
  return {
    "@type": "VideoObject",
    "@id": id,
    name,
    description: truncateText(description, maxLengths.description) || name,
    thumbnailUrl: buildGraphImageUrl(slate),
    uploadDate: uploadedAt,
    contentUrl: buildSiteUrl(src),
    ...(lengthSeconds > 0 && { duration: `PT${Math.round(lengthSeconds)}S` }),
  }
}
