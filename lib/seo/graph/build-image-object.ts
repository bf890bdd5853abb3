import type { ImageObjectLeaf } from "schema-dts"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { buildSiteUrl } from "../site-url.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Minimum width in pixels for large image previews and shopping results of search engines. */
const imageWidthPx = 1200

/** Returns the absolute URL of an image for structured data: a JPEG, 1200 pixels wide. */
export function buildGraphImageUrl(picture: Pick<Picture, "hash" | "aspect">): string {
  return buildSiteUrl(buildPictureUrl(picture, imageWidthPx, "jpeg"))
}

/** Builds an ImageObject with its size, and with its alternative text, if any, as caption. */
export function buildImageObject(picture: Picture): ImageObjectLeaf {
  const caption = truncateText(picture.alt, maxLengths.description)
  return {
    "@type": "ImageObject",
    contentUrl: buildGraphImageUrl(picture),
    width: String(imageWidthPx),
    height: String(getImageHeight(picture.aspect, imageWidthPx)),
    ...(caption !== "" && { caption }),
  }
}
