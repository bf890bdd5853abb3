import type { PostalAddressLeaf } from "schema-dts"
import { parseAddress } from "#lib/site/parse-address.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Builds a PostalAddress, or returns the text if it cannot be parsed; null for an empty text. */
export function buildPostalAddress(text: string): PostalAddressLeaf | string | null {
  const line = truncateText(text, maxLengths.description)
  if (line === "") return null
  const parts = parseAddress(text)
  if (!parts) return line
  return {
    "@type": "PostalAddress",
    streetAddress: parts.street,
    addressLocality: parts.locality,
    addressRegion: parts.state,
    postalCode: parts.postcode,
    addressCountry: "AU",
  }
}
