import type { Deps } from "#backend/deps.ts"
import { getTextLookup, type TextLookup } from "#backend/translations/read-translations.ts"
import {
  listTermLabels,
  translateList,
  translateRecord,
} from "#backend/translations/translate-records.ts"
import type { WireProductFacets } from "#lib/contract/product-filter.ts"
import type { Group, GroupDetails } from "./group-reads.ts"
import type { Product } from "./product-detail.ts"
import type { ProductTile } from "./product-tiles.ts"

const listIds = (records: readonly { id: number }[]) => records.map(({ id }) => id)

/** Returns the tiles with their texts in the requested language. */
export async function translateTiles<T extends ProductTile>(
  deps: Deps,
  tiles: readonly T[],
): Promise<T[]> {
  const lookup = await getTextLookup(deps, { product: listIds(tiles) })
  return translateList("product", tiles, lookup)
}

/** Returns a page of a list with its texts, and the labels of its facets, with one query. */
export async function translateProductList<T extends ProductTile>(
  deps: Deps,
  { data, facets }: { data: readonly T[]; facets?: WireProductFacets | undefined },
): Promise<{ tiles: T[]; term_labels?: Record<string, string> }> {
  const terms = facets?.values.flatMap(({ name, values }) => [
    name,
    ...values.map(({ value }) => value),
  ])
  const lookup = await getTextLookup(deps, { product: listIds(data), terms })
  const tiles = translateList("product", data, lookup)
  return lookup && terms ? { tiles, term_labels: listTermLabels(terms, lookup) } : { tiles }
}

/** Returns the groups with their texts in the requested language. */
export async function translateGroups<G extends Group>(
  deps: Deps,
  groups: readonly G[],
): Promise<G[]> {
  return translateList("group", groups, await getTextLookup(deps, { group: listIds(groups) }))
}

/** Returns a group, its ancestors and its children with their texts in the requested language. */
export async function translateGroupDetails(
  deps: Deps,
  group: GroupDetails | null,
): Promise<GroupDetails | null> {
  if (group === null) return null
  const { parents, children } = group
  const lookup = await getTextLookup(deps, {
    group: listIds([group, ...parents, ...children]),
  })
  return {
    ...translateRecord("group", group, lookup),
    parents: translateList("group", parents, lookup),
    children: translateList("group", children, lookup),
  }
}

/**
 * Returns a product with all texts of its page in the requested language. Options, attributes and the
 * shop's questions of reviews retain their English words, which are values in calls; `term_labels` has
 * the translated ones.
 */
export async function translateProduct(
  deps: Deps,
  product: Product | null,
): Promise<Product | null> {
  if (product === null || !deps.language) return product
  const terms = listTerms(product)
  const trails = [...product.groups, ...(product.primary_group ? [product.primary_group] : [])]
  const lookup = await getTextLookup(deps, {
    product: listIds([product, ...product.related_products, ...product.bought_together]),
    group: trails.flatMap(({ id, breadcrumbs }) => [id, ...listIds(breadcrumbs)]),
    addon: product.addons.map(({ addon }) => addon.id),
    addon_option: product.addons.flatMap(({ addon }) => listIds(addon.dropdown_options)),
    terms,
  })
  return {
    ...translateRecord("product", product, lookup),
    groups: product.groups.map((trail) => translateTrail(trail, lookup)),
    primary_group: product.primary_group && translateTrail(product.primary_group, lookup),
    addons: product.addons.map(({ addon, ...limits }) => ({
      ...limits,
      addon: {
        ...translateRecord("addon", addon, lookup),
        dropdown_options: translateList("addon_option", addon.dropdown_options, lookup),
      },
    })),
    related_products: translateList("product", product.related_products, lookup),
    bought_together: translateList("product", product.bought_together, lookup),
    term_labels: listTermLabels(terms, lookup),
  }
}

function listTerms({ variations, attributes, reviews, review_responses }: Product): string[] {
  return [
    ...(review_responses?.own ?? []).flatMap(({ question, choices }) => [
      question,
      ...choices.map(({ choice }) => choice),
    ]),
    ...reviews.flatMap(({ responses = [] }) =>
      responses.flatMap(({ question, choice }) => [question, choice]),
    ),
    ...variations.flatMap(({ name, options }) => [name, ...options]),
    ...attributes.flatMap(({ name, values }) => [name, ...values]),
  ]
}

type Trail = Product["groups"][number]

function translateTrail(trail: Trail, lookup: TextLookup | null): Trail {
  return {
    ...translateRecord("group", trail, lookup),
    breadcrumbs: translateList("group", trail.breadcrumbs, lookup),
  }
}
