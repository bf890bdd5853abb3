import type { QuestionLeaf } from "schema-dts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { buildSiteUrl } from "../site-url.ts"
import { buildImage } from "./build-image-object.ts"
import type { PageNode } from "./graph-node.ts"
import type { GraphPage } from "./graph-part.ts"
import { buildPartId, buildReference, buildShopId } from "./node-ids.ts"
import { mostCharacters, truncateText } from "./truncate-text.ts"

/** Nodes of the page's graph that the page node references. */
type Pointed = {
  trailIds: readonly string[]
  mainIds: readonly string[]
  otherIds: readonly string[]
  questions: readonly QuestionLeaf[]
}

/** Builds the page node. A page with an FAQ is an FAQPage, regardless of its other type. */
export function buildWebPage(page: GraphPage, pointed: Pointed): PageNode {
  const { trailIds, mainIds, otherIds, questions } = pointed
  const url = buildSiteUrl(page.path, page.locale)
  const main = [...questions, ...mainIds.map(buildReference)]
  return {
    "@type": questions.length > 0 ? "FAQPage" : page.kind,
    "@id": buildPartId(url, "page"),
    url,
    name: truncateText(page.name, mostCharacters.name),
    inLanguage: getLanguageTag(page.locale),
    isPartOf: buildReference(buildShopId("website")),
    ...(page.introducesShop && { about: buildReference(buildShopId("organisation")) }),
    ...(page.picture && { primaryImageOfPage: buildImage(page.picture) }),
    ...(trailIds.length > 0 && { breadcrumb: oneOrAll(trailIds.map(buildReference)) }),
    ...(main.length > 0 && { mainEntity: oneOrAll(main) }),
    ...(otherIds.length > 0 && { mentions: oneOrAll(otherIds.map(buildReference)) }),
  }
}

/** Unwraps an array with one element. */
function oneOrAll<T>(things: readonly T[]): T | readonly T[] {
  const [first, ...others] = things
  return first !== undefined && others.length === 0 ? first : things
}
