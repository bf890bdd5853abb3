import type { SearchActionLeaf, WebSiteLeaf, WithActionConstraints } from "schema-dts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildReference, buildShopId } from "./node-ids.ts"

/** The site in as few words as let a search engine know it again on any page. */
export function buildShortWebsite({ name }: Pick<SiteSettings, "name">): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": buildShopId("website"),
    name,
    url: buildSiteUrl("/"),
    publisher: buildReference(buildShopId("organisation")),
  }
}

/** The site, with how it is searched. */
export function buildWebsite(settings: Pick<SiteSettings, "name">, locale: string): WebSiteLeaf {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      // Added afterwards: an address would encode the braces.
      urlTemplate: `${buildSiteUrl("/search/", locale)}{search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  }
  return { ...buildShortWebsite(settings), potentialAction: search }
}
