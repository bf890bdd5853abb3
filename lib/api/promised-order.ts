import "server-only"
import { getShopDay, parseDispatchCalendar } from "#lib/contract/rules/business-days.ts"
import type { PromisedOrder } from "#lib/contract/rules/delivery-promise.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"
import { getSite } from "./site.ts"

/** Returns an order that is placed now, for its promised dates; null if parcels leave on no day. */
export async function getPromisedOrder(): Promise<PromisedOrder | null> {
  const { settings } = await getSite()
  const calendar = parseDispatchCalendar(settings.config.dispatch)
  return calendar && { orderedOn: getShopDay(new Date(getServerNow())), calendar }
}
