import type { Kysely } from "kysely"
import { z } from "zod"
import { resolveSkuPrice } from "#backend/catalogue/sku-price.ts"
import type { Database } from "#backend/db/schema.ts"
import { resolveUnitPrice } from "#lib/contract/rules/addon-price.ts"
import { parseLeadDays } from "#lib/contract/rules/delivery-promise.ts"
import { buildContentPrice, maxWorthCents, maxWorthExceeded } from "./build-content-price.ts"
import type { CartLine } from "./cart-content.ts"
import { type LineRow, listLineRows } from "./line-rows.ts"
import { buildLineWarning } from "./line-warning.ts"
import { listOfferedAddons, type OfferedAddon } from "./offered-addons.ts"
import { validateAddons } from "./validate-addons.ts"

const storedAddonsSchema = z.array(z.object({ id: z.number(), value: z.string() })).catch([])

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
  const { taken, errors } = validateAddons(offered, storedAddonsSchema.parse(row.addons))
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
