import { type Kysely, sql } from "kysely"
import { type PricedSku, resolveSkuPrice } from "#backend/catalogue/prices.ts"
import { skuVariations } from "#backend/catalogue/product-options.ts"
import type { Database } from "#backend/db/schema.ts"
import { resolveUnitPrice } from "#lib/contract/rules/addon-price.ts"
import { parseLeadDays } from "#lib/contract/rules/delivery-promise.ts"
import {
  listOfferedAddons,
  type OfferedAddon,
  parseStoredAddons,
  validateAddons,
} from "./addons.ts"
import {
  buildContentPrice,
  buildLineWarning,
  type CartLine,
  maxWorthCents,
  maxWorthExceeded,
} from "./cart-content.ts"
import { buildOwnReservationQuery } from "./sku-availability.ts"

/** A cart line with all data of its product but the add-ons. */
type LineRow = PricedSku & {
  id: number
  skuId: number
  productId: number
  productName: string
  slug: string
  skuCode: string
  variations: { name: string; variation_type: string }[]
  imageHash: string | null
  addons: unknown
  addonsKey: string
  qty: number
  available: number
  isSold: boolean
  groupIds: number[]
  shipsByQuote: boolean
  lead_days_min: number | null
  lead_days_max: number | null
  shippingNote: string
  isTicket: boolean
  eventAt: Date | null
  eventPlace: string
}

/**
 * Returns the lines of a cart in the order they were added. Stock reserved by the cart's own unpaid
 * order counts as available; a product that is no longer sold has none.
 */
async function listLineRows(db: Kysely<Database>, cartId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    WITH held AS (${buildOwnReservationQuery(cartId)}),
    own AS (
      SELECT DISTINCT s.product_id
      FROM cart_lines l JOIN skus s ON s.id = l.sku_id WHERE l.cart_id = ${cartId}::uuid),
    within AS (
      SELECT pg.product_id, array_agg(DISTINCT above.id) AS ids
      FROM own JOIN product_groups pg ON pg.product_id = own.product_id
        JOIN groups g ON g.id = pg.group_id
        JOIN groups above ON above.root = g.root AND above.lft <= g.lft AND above.rgt >= g.rgt
      GROUP BY pg.product_id)
    SELECT l.id, s.id AS "skuId", p.id AS "productId", p.name AS "productName", p.url AS slug,
      s.code AS "skuCode", l.addons, l.addons_key AS "addonsKey", l.qty,
      s.price_cents, s.special_price_cents, s.special_from, s.special_until,
      s.enabled AND p.enabled AS "isSold",
      CASE WHEN s.enabled AND p.enabled THEN s.stock + coalesce(held.qty, 0) ELSE 0 END AS available,
      coalesce(within.ids, '{}') AS "groupIds", p.ships_by_quote AS "shipsByQuote",
      p.lead_days_min, p.lead_days_max, p.shipping_note AS "shippingNote",
      p.is_ticket AS "isTicket", p.event_at AS "eventAt", p.event_place AS "eventPlace",
      coalesce(
        (SELECT image_hash FROM photos WHERE photos.id = s.sku_photo_id AND photos.enabled
          AND photos.product_id = p.id),
        (SELECT image_hash FROM photos WHERE photos.product_id = p.id AND photos.enabled
          ORDER BY photos.sort_order, photos.id LIMIT 1)) AS "imageHash",
      ${skuVariations} AS variations
    FROM cart_lines l
      JOIN skus s ON s.id = l.sku_id
      JOIN products p ON p.id = s.product_id
      LEFT JOIN held ON held.sku_id = s.id
      LEFT JOIN within ON within.product_id = p.id
    WHERE l.cart_id = ${cartId}::uuid
    ORDER BY l.id`.execute(db)
  return rows
}

/** Returns the lines of a cart with their current prices and availability. */
export async function listCartLines(
  db: Kysely<Database>,
  cartId: string,
  now: Date,
): Promise<CartLine[]> {
  const rows = await listLineRows(db, cartId)
  const products = [...new Set(rows.map((row) => row.productId))]
  const offered = await listOfferedAddons(db, products)
  const wanted = sumBySku(rows)
  const lines = rows.map((row) =>
    buildLine(row, {
      offered: offered.get(row.productId) ?? [],
      wanted: wanted.get(row.skuId) ?? row.qty,
      now,
    }),
  )
  return buildContentPrice({ lines, promotion: null }).subtotal > maxWorthCents
    ? lines.map((line) => ({ ...line, warning: line.warning ?? maxWorthExceeded }))
    : lines
}

/** Returns the quantity of each SKU, summed over all lines. */
function sumBySku(lines: readonly { skuId: number; qty: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { skuId, qty } of lines) sums.set(skuId, (sums.get(skuId) ?? 0) + qty)
  return sums
}

function buildLine(
  row: LineRow,
  { offered, wanted, now }: { offered: readonly OfferedAddon[]; wanted: number; now: Date },
): CartLine {
  const { taken, errors } = validateAddons(offered, parseStoredAddons(row.addons))
  const price = resolveSkuPrice(row, now)
  const extras = taken.map(({ cents }) => cents)
  const { isSold, available } = row
  const hasAddonErrors = Object.keys(errors).length > 0
  return {
    id: row.id,
    skuId: row.skuId,
    productId: row.productId,
    productName: row.productName,
    slug: row.slug,
    skuName: row.variations.map(({ name }) => name).join(", "),
    skuCode: row.skuCode,
    variations: row.variations,
    imageHash: row.imageHash,
    addons: taken,
    addonsKey: row.addonsKey,
    qty: row.qty,
    unitCents: resolveUnitPrice(price.eachCents, extras),
    fullUnitCents: resolveUnitPrice(price.fullCents, extras),
    available,
    warning: buildLineWarning({ isSold, available, wanted, hasAddonErrors }),
    groupIds: row.groupIds,
    shipsByQuote: row.shipsByQuote,
    leadDays: parseLeadDays(row),
    shippingNote: row.shippingNote,
    isTicket: row.isTicket,
    eventAt: row.eventAt,
    eventPlace: row.eventPlace,
  }
}
