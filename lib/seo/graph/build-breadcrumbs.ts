import type { BreadcrumbListLeaf, ListItemLeaf } from "schema-dts"
import type { BreadcrumbStep } from "#lib/catalogue/breadcrumbs.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildPartId } from "./node-ids.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Builds a BreadcrumbList; null for fewer than two steps, which search engines ignore. */
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

/** Builds a ListItem. The last step is the page itself and has no URL. */
function buildStep({ name, href }: BreadcrumbStep, position: number, locale: string): ListItemLeaf {
  return {
    "@type": "ListItem",
    position,
    name: truncateText(name, maxLengths.name),
    ...(href !== null && { item: buildSiteUrl(href, locale) }),
  }
}
