import { sql } from "kysely"
import { type ImageRow, listImageRows } from "#backend/catalogue/images.ts"
import { type PricedSku, resolveSkuPrice } from "#backend/catalogue/prices.ts"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import { listProductTiles, type ProductTile } from "#backend/catalogue/product-tiles.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { buildWireTile } from "#backend/catalogue/wire-product.ts"
import type { Deps } from "#backend/deps.ts"
import { getTextLookup, type TextLookup } from "#backend/translations/read-translations.ts"
import { listTermLabels, translateList } from "#backend/translations/translate-records.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireSku } from "#lib/contract/product.ts"
import { buildOptionQuery } from "#lib/contract/values/option-query.ts"
import type { SavedItem, SavedState, WireSavedProduct } from "#lib/contract/wish-list.ts"
import { findProductIds } from "./find-product-ids.ts"

type SkuRow = PricedSku & {
  id: number
  product_id: number
  stock: number
  variations: WireSku["variations"]
  image_hash: string | null
}

/**
 * Lists saved products with today's prices and stock, in the order in which they are passed. `slug` is
 * the one that was saved, which a redirect may have replaced since.
 */
export async function listSavedProducts(
  deps: Deps,
  savedItems: readonly SavedItem[],
): Promise<WireSavedProduct[]> {
  const idOf = await findProductIds(
    deps.db,
    savedItems.map(({ product }) => product),
  )
  const ids = [...new Set(idOf.values())]
  const [tiles, skus, withExtras] = await Promise.all([
    listProductTiles(deps, ids),
    listSkus(deps, ids),
    listProductsWithRequiredAddons(deps, ids),
  ])
  const lookup = await getTextLookup(deps, {
    product: ids,
    terms: skus.flatMap(({ variations }) => variations.map(({ name }) => name)),
  })
  const shown = translateList("product", tiles, lookup)
  const tileOf = new Map(shown.map((tile) => [tile.id, tile]))
  const skusOf = buildRowsByKey(skus, (sku) => sku.product_id)
  const imageOf = await listImageRows(
    deps.db,
    skus.map((sku) => sku.image_hash),
  )
  return savedItems.map(({ product: slug, sku: skuId }) => {
    const tile = tileOf.get(idOf.get(slug) ?? 0) ?? null
    const own = tile === null ? [] : (skusOf.get(tile.id) ?? [])
    const only = own.length === 1 ? own[0] : undefined
    const sku = skuId === null ? only : own.find(({ id }) => id === skuId)
    const product = tile && sku ? chooseSku(tile, sku, imageOf(sku.image_hash)) : tile
    const state = resolveSavedState({
      isSold: product !== null,
      wasChosen: skuId !== null,
      stock: sku?.stock ?? null,
      hasStock: product?.in_stock ?? false,
      needsExtras: product !== null && withExtras.has(product.id),
    })
    const skuLabel = sku && lookup ? buildSkuLabel(sku, lookup) : null
    return {
      slug,
      product: product && buildWireTile(product),
      sku: sku ? buildSku(sku, deps.now()) : null,
      ...(skuLabel !== null && { sku_label: skuLabel }),
      state,
    }
  })
}

/** Returns the tile with the photo of a SKU, if it has one, and the URL query that chooses it. */
function chooseSku(tile: ProductTile, sku: SkuRow, image: ImageRow | null): ProductTile {
  return {
    ...tile,
    image: image ?? tile.image,
    option_query: buildOptionQuery(sku.variations),
  }
}

/** Returns the options in the requested language; null if none of them is translated. */
function buildSkuLabel({ variations }: SkuRow, lookup: TextLookup): string | null {
  const names = variations.map(({ name }) => name)
  const labels = listTermLabels(names, lookup)
  if (Object.keys(labels).length === 0) return null
  return names.map((name) => labels[name] ?? name).join(", ")
}

type SavedFacts = {
  /** The product is in the shop. */
  isSold: boolean
  /** Options were chosen when it was saved. */
  wasChosen: boolean
  /** Stock of the SKU that these options, or the only ones, are; null if there is no such SKU. */
  stock: number | null
  /** Any SKU of the product is in stock. */
  hasStock: boolean
  needsExtras: boolean
}

/** Returns whether a saved product can be bought as it was saved. */
export function resolveSavedState(facts: SavedFacts): SavedState {
  if (!facts.isSold) return "gone"
  if (!facts.hasStock || facts.stock === 0) return "out_of_stock"
  if (facts.stock === null) return facts.wasChosen ? "options_gone" : "choose"
  return facts.needsExtras ? "choose" : "available"
}

function buildSku(row: SkuRow, now: Date): WireSavedProduct["sku"] {
  const price = resolveSkuPrice(row, now)
  return {
    id: row.id,
    variations: row.variations,
    price_each: buildAmount(price.eachCents),
    full_price_each: buildAmount(price.fullCents),
  }
}

async function listSkus({ db }: Deps, productIds: readonly number[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    SELECT s.id, s.product_id, s.stock, s.price_cents, s.special_price_cents, s.special_from,
      s.special_until, ${skuVariations} AS variations,
      (SELECT image_hash FROM photos WHERE photos.id = s.sku_photo_id AND photos.enabled
        AND photos.product_id = s.product_id) AS image_hash
    FROM skus s WHERE s.product_id = ANY(${productIds}::integer[]) AND s.enabled`.execute(db)
  return rows
}

async function listProductsWithRequiredAddons(
  { db }: Deps,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom("product_addons")
    .innerJoin("addons", "addons.id", "product_addons.addon_id")
    .select("product_addons.product_id as id")
    .where("product_addons.product_id", "in", [0, ...productIds])
    .where("product_addons.enabled", "=", true)
    .where("addons.enabled", "=", true)
    .where("addons.required", "=", true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
