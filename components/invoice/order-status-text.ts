import { getTranslations } from "next-intl/server"
import type { OrderStatus } from "#lib/contract/order-status.ts"

/** Returns the translated name of an order status. */
export async function buildStatusText(status: OrderStatus, locale: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: "orders.status" })
  return t(status)
}
