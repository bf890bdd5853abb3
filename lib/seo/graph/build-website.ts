import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildReference, buildShopId } from "./node-ids.ts"

/** Builds the WebSite with only its identifying properties, for every page. */
export function buildShortWebsite({ name }: Pick<SiteSettings, "name">): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": buildShopId("website"),
    name,
    url: buildSiteUrl("/"),
    publisher: buildReference(buildShopId("organisation")),
  }
}

/** Builds the WebSite with its SearchAction. */
export function buildWebsite(settings: Pick<SiteSettings, "name">, locale: string): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // Appended to the URL, because URL encoding would escape the braces.
      urlTemplate: `${buildSiteUrl("/search/", locale)}{search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  }
  return { ...buildShortWebsite(settings), potentialAction: search }
}
