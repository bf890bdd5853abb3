import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import type { ApiClient } from "./api-client.ts"

export const productsPerPage = 12
const sampleSize = 100
const samples = 5
/** The benchmark reads at most this many groups. */
const maxGroups = 200

/** The part of the catalogue that the measured calls need. */
export type Catalogue = {
  /** The categories with products, each with its page count. */
  categories: readonly { url: string; pages: number }[]
  /** Products from the whole catalogue, in the order in which the shop lists them. */
  products: readonly { slug: string; name: string }[]
  productCount: number
}

/** Fetches the categories, and up to 500 products spread evenly over the whole catalogue. */
export async function fetchCatalogue(api: ApiClient): Promise<Catalogue> {
  const categories: Catalogue["categories"][number][] = []
  for (const group of await listLeafGroups(api)) {
    const result = await api.graphql("productsByGroup", { group, limit: 1 })
    const { count } = graphqlDocuments.productsByGroup.data.parse(result).sellProducts
    if (count > 0) categories.push({ url: group, pages: Math.ceil(count / productsPerPage) })
  }
  const first = await listProducts(api, 1)
  const pages = Math.ceil(first.count / sampleSize)
  const products = [...first.data]
  for (const page of getEvenlySpacedNumbers(2, pages, samples - 1)) {
    products.push(...(await listProducts(api, page)).data)
  }
  return { categories, products, productCount: first.count }
}

/** Lists the groups whose pages list only products: those without child groups. */
async function listLeafGroups(api: ApiClient): Promise<string[]> {
  return (await listGroups(api)).filter(({ rgt, lft }) => rgt - lft === 1).map(({ url }) => url)
}

/** Lists the groups of the shop at all levels, parents before their children. */
export async function listGroups(api: ApiClient) {
  const { topLevelGroups, childGroups } = graphqlDocuments
  const top = topLevelGroups.data.parse(await api.graphql("topLevelGroups", {}))
  const groups = [...top.cognitoGroups]
  for (let next = 0; next < Math.min(groups.length, maxGroups); next += 1) {
    const group = groups[next]
    if (!group) break
    if (group.rgt - group.lft === 1) continue
    const result = await api.graphql("childGroups", { parent: group.url })
    groups.push(...childGroups.data.parse(result).cognitoGroups)
  }
  return groups
}

async function listProducts(api: ApiClient, page: number) {
  const result = await api.rest("listProducts", { page, page_size: sampleSize })
  return restCalls.listProducts.response.parse(result)
}

/** Returns at most `count` different integers spread evenly from `from` to `to`, both included. */
export function getEvenlySpacedNumbers(from: number, to: number, count: number): number[] {
  const width = to - from + 1
  if (width <= 0 || count <= 0) return []
  const wanted = Math.min(width, count)
  const gap = wanted === 1 ? 0 : (width - 1) / (wanted - 1)
  return Array.from({ length: wanted }, (_, index) => Math.round(from + index * gap))
}
