import type { Product } from "#lib/catalogue/product.ts"
import { parseCents } from "#lib/money.ts"
import { buildVariantQuery } from "#lib/variants/variant-query.ts"
import { buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"
import type { PricedSku } from "./build-offer.ts"

/** A SKU that the page offers, with the names of its options in order and the query that chooses it. */
export type SoldSku = PricedSku & {
  code: string
  photoId: number | null
  options: readonly string[]
  query: string
}

/** The SKUs that can be chosen on a product's page and have a price, in the order of its table. */
export function listSoldSkus(product: Product): SoldSku[] {
  const set = buildVariantSet(product)
  const codes = new Map(product.skus.map(({ id, code }) => [id, code.trim()]))
  return set.variants
    .filter(({ price }) => price > 0)
    .map(({ id, choice, price, fullPrice, ...sku }) => ({
      ...sku,
      price: parseCents(price),
      fullPrice: parseCents(fullPrice),
      code: codes.get(id) ?? "",
      options: choice.flatMap((option, at) => set.variations[at]?.options[option] ?? []),
      query: buildQuery(set, choice),
    }))
}

/** A longer address serves nobody: the product's own will do. */
const mostQueryCharacters = 500

function buildQuery(set: VariantSet, choice: readonly number[]): string {
  const query = buildVariantQuery(set, choice, "")
  return query.length <= mostQueryCharacters ? query : ""
}
