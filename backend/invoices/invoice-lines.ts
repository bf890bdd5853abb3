import type { Kysely, Selectable } from "kysely"
import { z } from "zod"
import { type ImageLookup, listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage } from "#backend/catalogue/wire-image.ts"
import type { OrderLinesTable } from "#backend/db/orders-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { WireInvoice } from "#lib/contract/order.ts"

type OrderLine = Selectable<OrderLinesTable>
type WireLine = WireInvoice["lines"][number]

const imageSize = { width: 300, aspect: "4x3" } as const
const addonsSchema = z.array(
  z.object({ name: z.string(), value: z.string(), price_cents: z.number().int() }),
)

/** Returns the order lines in cart order, each with its image at 4x3 and width 300. */
export async function listInvoiceLines(db: Kysely<Database>, orderId: number): Promise<WireLine[]> {
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
  const imageOf = await listImageRows(
    db,
    rows.map(({ image_hash }) => image_hash),
  )
  return rows.map((row) => buildLine(row, imageOf))
}

function buildLine(row: OrderLine, imageOf: ImageLookup): WireLine {
  const addons = addonsSchema.parse(row.addons).map(({ price_cents: cents, ...addon }) => ({
    ...addon,
    price: buildAmount(cents),
  }))
  return {
    id: row.id,
    product_name: row.product_name,
    name: row.sku_name,
    sku_code: row.sku_code,
    addons,
    qty: row.qty,
    price: buildAmount(row.unit_cents),
    subtotal: buildAmount(row.unit_cents * row.qty),
    image: buildOptionalWireImage(imageOf(row.image_hash), imageSize),
    is_ticket: row.is_ticket,
  }
}
