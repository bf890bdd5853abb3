import { z } from "zod"
import type { Deps } from "#backend/deps.ts"
import { getLabel } from "#backend/translations/text-labels.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import type { Order, OrderLine } from "./order.ts"
import { buildShownAddon, listOrderLabels } from "./order-labels.ts"

const addonsSchema = z.array(z.looseObject({ name: z.string(), value: z.string() }))

type OrderWithLines = { order: Order; lines: readonly OrderLine[] }

/**
 * Returns an order for its customer, with the texts of what was bought in the order's language.
 * `shipping_description` stays English: the days of the promise are read from it.
 */
export async function buildTranslatedOrder(
  db: Deps["db"],
  { order, lines }: OrderWithLines,
): Promise<OrderWithLines> {
  const language = parseContentLanguage(order.language)
  const texts = lines.map((line) => ({
    ...line,
    name: line.sku_name,
    addons: addonsSchema.parse(line.addons),
  }))
  const labels = await listOrderLabels(
    { db, language },
    { lines: texts, shippingName: order.shipping_name },
  )
  if (labels === null) return { order, lines }
  return {
    order: {
      ...order,
      shipping_name: getLabel(labels, "shipping_type", order.shipping_name),
    },
    lines: texts.map(({ name, addons, ...line }) => ({
      ...line,
      product_name: getLabel(labels, "product", line.product_name),
      sku_name: getLabel(labels, "term", name),
      shipping_note: getLabel(labels, "product", line.shipping_note),
      addons: addons.map((addon) => ({ ...addon, ...buildShownAddon(labels, addon) })),
    })),
  }
}
