import type { ItemListLeaf } from "schema-dts"
import { buildSiteUrl } from "../site-url.ts"
import type { ListEntry } from "./graph-part.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

type ItemListInput = { id: string; name: string; entries: readonly ListEntry[]; locale: string }

/** Builds an ItemList of pages, in display order. */
export function buildItemList({ id, name, entries, locale }: ItemListInput): ItemListLeaf {
  return {
    "@type": "ItemList",
    "@id": id,
    ...(name !== "" && { name: truncateText(name, maxLengths.name) }),
    itemListElement: entries.map((entry, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: truncateText(entry.name, maxLengths.name),
      url: buildSiteUrl(entry.path, locale),
    })),
  }
}
