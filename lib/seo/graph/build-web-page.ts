import type { QuestionLeaf } from "schema-dts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildImageObject } from "./build-image-object.ts"
import type { PageNode } from "./graph-node.ts"
import type { GraphPage } from "./graph-part.ts"
import { buildPartId, buildReference, buildShopId } from "./node-ids.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Nodes of the page's graph that the page node references. */
type PageReferences = {
  trailIds: readonly string[]
  mainIds: readonly string[]
  otherIds: readonly string[]
  questions: readonly QuestionLeaf[]
}

/** Builds the page node. A page with an FAQ is an FAQPage, regardless of its other type. */
export function buildWebPage(page: GraphPage, references: PageReferences): PageNode {
  const { trailIds, mainIds, otherIds, questions } = references
  const url = buildSiteUrl(page.path, page.locale)
  const main = [...questions, ...mainIds.map(buildReference)]
  return {
    "@type": questions.length > 0 ? "FAQPage" : page.kind,
    "@id": buildPartId(url, "page"),
    url,
    name: truncateText(page.name, maxLengths.name),
    inLanguage: getLanguageTag(page.locale),
    isPartOf: buildReference(buildShopId("website")),
    ...(page.introducesShop && { about: buildReference(buildShopId("organisation")) }),
    ...(page.picture && { primaryImageOfPage: buildImageObject(page.picture) }),
    ...(trailIds.length > 0 && { breadcrumb: unwrapSingle(trailIds.map(buildReference)) }),
    ...(main.length > 0 && { mainEntity: unwrapSingle(main) }),
    ...(otherIds.length > 0 && { mentions: unwrapSingle(otherIds.map(buildReference)) }),
  }
}

/** Unwraps an array with one element. */
function unwrapSingle<T>(things: readonly T[]): T | readonly T[] {
  const [first, ...others] = things
  return first !== undefined && others.length === 0 ? first : things
}
