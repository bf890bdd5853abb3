import { buildSource, isA, type RichRule } from "../rich-rule.ts"
import { buildRichFinding } from "../shape.ts"

/** Site name: the name above a search result. */
export const siteName: RichRule = {
  id: "siteName",
  source: "https://developers.google.com/search/docs/appearance/site-names",
  isFor: (entry) => isA(entry, "WebSite") && entry.parent === null,
  buildShape: (_entry, { isHome }) => ({
    required: isHome ? ["name", "url"] : [],
    values: { url: "address" },
  }),
}

/** Sitelinks search box below a result. Google no longer shows it; existing data does no harm. */
export const searchbox: RichRule = {
  id: "searchbox",
  source: buildSource("sitelinks-searchbox"),
  isFor: (entry) => isA(entry, "SearchAction"),
  buildShape: () => ({
    required: ["target", "query-input"],
    customCheck: () => [buildRichFinding("searchboxRetired", "hint", "potentialAction")],
  }),
}
