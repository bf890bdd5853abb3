import type { BreadcrumbListLeaf, ListItemLeaf } from "schema-dts"
import type { BreadcrumbStep } from "#lib/catalogue/breadcrumbs.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildPartId } from "./node-ids.ts"
import { mostCharacters, truncateText } from "./truncate-text.ts"

/** A trail as search engines read it; null where it has fewer than two steps and so leads nowhere. */
export function buildBreadcrumbs(
  steps: readonly BreadcrumbStep[],
  { url, locale, at }: { url: string; locale: string; at: number },
): BreadcrumbListLeaf | null {
  if (steps.length < 2) return null
  return {
    "@type": "BreadcrumbList",
    "@id": buildPartId(url, at === 0 ? "trail" : `trail-${at + 1}`),
    itemListElement: steps.map((step, index) => buildStep(step, index + 1, locale)),
  }
}

/** The last step is the page itself and needs no address. */
function buildStep({ name, href }: BreadcrumbStep, position: number, locale: string): ListItemLeaf {
  return {
    "@type": "ListItem",
    position,
    name: truncateText(name, mostCharacters.name),
    ...(href !== null && { item: buildSiteUrl(href, locale) }),
  }
}
