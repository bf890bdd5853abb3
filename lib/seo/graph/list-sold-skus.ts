import type { Product } from "#lib/catalogue/product.ts"
import { parseCents } from "#lib/contract/money.ts"
import { buildVariantQuery } from "#lib/variants/variant-query.ts"
import { buildVariantSet, type VariantSet } from "#lib/variants/variant-set.ts"
import type { PricedSku } from "./build-offer.ts"

/** A SKU for sale, with the names of its options in order and the query that selects it. */
export type SoldSku = PricedSku & {
  code: string
  photoId: number | null
  options: readonly string[]
  query: string
}

/** Returns the SKUs that can be selected on a product's page and have a price, in table order. */
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

/** With a longer query the URL of the product is used instead. */
const maxQueryLength = 500

function buildQuery(set: VariantSet, choice: readonly number[]): string {
  const query = buildVariantQuery(set, choice, "")
  return query.length <= maxQueryLength ? query : ""
}
