import type { Deps } from "#backend/deps.ts"
import { getTextLookup, type TextLookup } from "#backend/translations/read-translations.ts"
import {
  listTermLabels,
  translateList,
  translateRecord,
} from "#backend/translations/translate-records.ts"
import type { FilterValue, WireProductFacets } from "#lib/contract/product-filter.ts"
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

type TranslatableList<T> = {
  data: readonly T[]
  facets?: WireProductFacets | undefined
  understood?: { values: readonly FilterValue[] } | null
}

/**
 * Returns a page of a list with its texts, and the labels of its facets, of the values by which it is
 * filtered and of those that a search was understood as, with one query.
 */
export async function translateProductList<T extends ProductTile>(
  deps: Deps,
  { data, facets, understood }: TranslatableList<T>,
  filtered: readonly FilterValue[] = [],
): Promise<{ tiles: T[]; term_labels?: Record<string, string> }> {
  const named = [...filtered, ...(understood?.values ?? [])]
  const terms = [
    ...named.flatMap(({ name, value }) => [name, value]),
    ...(facets ? listFacetTerms(facets) : []),
  ]
  const lookup = await getTextLookup(deps, { product: listIds(data), terms })
  const tiles = translateList("product", data, lookup)
  const hasLabels = lookup !== null && (facets !== undefined || named.length > 0)
  return hasLabels ? { tiles, term_labels: listTermLabels(terms, lookup) } : { tiles }
}

/** Returns the names and values of facets in the requested language, by the English ones; null for English. */
export async function listFacetLabels(
  deps: Deps,
  facets: WireProductFacets,
): Promise<Record<string, string> | null> {
  const terms = listFacetTerms(facets)
  const lookup = await getTextLookup(deps, { terms })
  return lookup && listTermLabels(terms, lookup)
}

function listFacetTerms({ values }: WireProductFacets): string[] {
  return values.flatMap(({ name, values: own }) => [name, ...own.map(({ value }) => value)])
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
