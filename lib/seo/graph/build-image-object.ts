import type { ImageObjectLeaf } from "schema-dts"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import { buildPictureUrl, type Picture } from "#lib/images/picture.ts"
import { buildSiteUrl } from "../site-url.ts"
import { mostCharacters, truncateText } from "./truncate-text.ts"

/** Pixels across that search engines show large pictures from, and take into their shopping pages. */
const pictureWidthPx = 1200

/** The address of a picture as search engines are given it. */
export function buildPictureAddress(picture: Pick<Picture, "hash" | "aspect">): string {
  return buildSiteUrl(buildPictureUrl(picture, pictureWidthPx, "jpeg"))
}

/** A picture with its size, and with its words where somebody has written them. */
export function buildImage(picture: Picture): ImageObjectLeaf {
  const caption = truncateText(picture.alt, mostCharacters.description)
  return {
    "@type": "ImageObject",
    contentUrl: buildPictureAddress(picture),
    width: String(pictureWidthPx),
    height: String(getImageHeight(picture.aspect, pictureWidthPx)),
    ...(caption !== "" && { caption }),
  }
}
