import { sql } from "kysely"
import { treeOrder } from "#backend/catalogue/group-reads.ts"
import { type PricedSku, resolveSkuPrice } from "#backend/catalogue/prices.ts"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import type { Deps } from "#backend/deps.ts"
import { getLowStockLimit, isLowStock } from "#backend/settings/site-settings.ts"
import { buildCompleteLanguages } from "#backend/translations/complete-languages.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { listTermLabels, translateRecord } from "#backend/translations/translate-records.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireOfferedProduct } from "#lib/contract/seo-calls.ts"

type OfferedSku = WireOfferedProduct["skus"][number]
type OfferPage = { data: WireOfferedProduct[]; next: number | null }

/** Maximum number of images per product in its offers. */
const maxImages = 11
const maxContentLength = 20_000

type OfferRow = Omit<WireOfferedProduct, "skus" | "group_names"> & {
  groups: { id: number; name: string }[]
}

/**
 * Lists shown products by id, starting after `after`, with the current price of each SKU. In another
 * language than English only those with all main texts in it; their options retain their English
 * names, which URLs use, and `term_labels` has the translated ones.
 */
export async function listOffers(
  { language = null, ...deps }: Pick<Deps, "db" | "now" | "language">,
  { after, limit }: { after: number; limit: number },
): Promise<OfferPage> {
  const { rows } = await sql<OfferRow>`
    SELECT p.id, p.name, p.url AS slug, p.brand, p.blurb,
      left(p.content, ${maxContentLength}) AS content, p.lead_days_min, p.lead_days_max,
      p.ships_by_quote, p.is_ticket,
      ${groups} AS groups, ${images} AS images, ${variations} AS variations
    FROM products p WHERE p.id > ${after} AND p.enabled AND p.has_skus ${isComplete(language)}
    ORDER BY p.id LIMIT ${limit + 1}`.execute(deps.db)
  const shown = rows.slice(0, limit)
  const skusOf = await listSkus(
    deps,
    shown.map(({ id }) => id),
  )
  const translate = await buildOfferTranslation({ ...deps, language }, shown)
  const data = shown.flatMap((row) => {
    const skus = skusOf.get(row.id)?.map(({ sku }) => sku) ?? []
    return skus.length > 0 ? [{ ...translate(row), skus }] : []
  })
  return { data, next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** SQL: restricts the products to those with all main texts in the language. */
const isComplete = (language: Deps["language"]) =>
  language ? sql`AND ${buildCompleteLanguages("product", "p")} ? ${language}` : sql``

/** Returns the function that replaces a product's texts by those in the language. */
async function buildOfferTranslation(
  deps: Pick<Deps, "db" | "language">,
  rows: readonly OfferRow[],
): Promise<(row: OfferRow) => Omit<WireOfferedProduct, "skus">> {
  const listTerms = ({ variations }: OfferRow) =>
    variations.flatMap(({ name, options }) => [name, ...options])
  const lookup = await getTextLookup(deps, {
    product: rows.map(({ id }) => id),
    group: rows.flatMap(({ groups }) => groups.map(({ id }) => id)),
    terms: rows.flatMap(listTerms),
  })
  return ({ groups, ...row }) => ({
    ...translateRecord("product", row, lookup),
    group_names: groups.map((group) => translateRecord("group", group, lookup).name),
    ...(lookup && { term_labels: listTermLabels(listTerms({ groups, ...row }), lookup) }),
  })
}

/** SQL: the category path of the product: of its primary group, else of its first. */
const groups = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name) ORDER BY step.lft)
  FROM (SELECT g.root, g.lft, g.rgt FROM product_groups pg JOIN groups g ON g.id = pg.group_id
    WHERE pg.product_id = p.id AND g.model = 'Sell/Product' AND NOT EXISTS (
      SELECT FROM groups hidden WHERE hidden.root = g.root AND NOT hidden.enabled
        AND hidden.lft <= g.lft AND hidden.rgt >= g.rgt)
    ORDER BY g.id IS DISTINCT FROM p.primary_group_id, pg.sort_order, ${treeOrder} LIMIT 1) own
    JOIN groups step ON step.root = own.root AND step.lft <= own.lft AND step.rgt >= own.rgt
      AND step.level > 0), '[]')`

const images = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('hash', f.image_hash, 'photo_id', f.id)
    ORDER BY f.sort_order, f.id)
  FROM (SELECT id, sort_order, image_hash FROM photos WHERE product_id = p.id AND enabled
    ORDER BY sort_order, id LIMIT ${sql.lit(maxImages)}) f), '[]')`

const variations = sql`coalesce((
  SELECT jsonb_agg(jsonb_build_object('name', v.name, 'options', (
    SELECT jsonb_agg(o.name ORDER BY o.sort_order, o.id)
    FROM product_variation_options o WHERE o.variation_id = v.id)) ORDER BY v.sort_order, v.id)
  FROM product_variations v WHERE v.product_id = p.id
    AND EXISTS (SELECT FROM product_variation_options o WHERE o.variation_id = v.id)), '[]')`

type SkuRow = PricedSku & {
  id: number
  product_id: number
  code: string
  stock: number
  low_stock: number | null
  sku_photo_id: number | null
  variations: OfferedSku["variations"]
}

async function listSkus({ db, now }: Deps, productIds: readonly number[]) {
  const { rows } = await sql<SkuRow>`
    SELECT s.id, s.product_id, s.code, s.stock, s.price_cents, s.special_price_cents,
      s.special_from, s.special_until,
      (SELECT p.low_stock FROM products p WHERE p.id = s.product_id) AS low_stock,
      (SELECT f.id FROM photos f WHERE f.id = s.sku_photo_id AND f.enabled
        AND f.product_id = s.product_id) AS sku_photo_id,
      ${skuVariations} AS variations
    FROM skus s WHERE s.product_id = ANY(${productIds}::integer[]) AND s.enabled
    ORDER BY s.product_id, s.sort_order, s.id`.execute(db)
  const state = { now: now(), lowStock: await getLowStockLimit(db) }
  return buildRowsByKey(
    rows.map((row) => ({ productId: row.product_id, sku: buildSku(row, state) })),
    ({ productId }) => productId,
  )
}

function buildSku(row: SkuRow, { now, lowStock }: { now: Date; lowStock: number }): OfferedSku {
  const { eachCents, fullCents, isOnSpecial } = resolveSkuPrice(row, now)
  return {
    id: row.id,
    sku_photo_id: row.sku_photo_id,
    code: row.code,
    variations: row.variations,
    price_each: buildAmount(eachCents),
    full_price_each: buildAmount(fullCents),
    on_special: isOnSpecial,
    in_stock: row.stock > 0,
    low_stock: isLowStock(row.stock, row.low_stock ?? lowStock),
  }
}
