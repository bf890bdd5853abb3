import "server-only"
import { cache } from "react"
import { parseDaySpan } from "#lib/contract/day-span.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"
import { parseAmount } from "#lib/money.ts"
import { coversAustralia } from "#lib/site/covers-australia.ts"
import type { DeliveryWay } from "#lib/site/delivery-way.ts"
import { parseFreeDelivery } from "./parse-free-delivery.ts"
import { callRest } from "./transport.ts"

const listRates = cache(async () => (await callRest("listDeliveryRates", {})).data)

/** Returns the shop's promise of free delivery. */
export const getFreeDelivery = cache(async () => parseFreeDelivery(await listRates()))

/** Lists the shipping methods whose destinations are defined by postcodes. */
export const listDeliveryWays = cache(async (): Promise<DeliveryWay[]> => {
  return (await listRates())
    .filter((rate) => !rate.is_pick_up && rate.postcodes.length > 0)
    .map(parseWay)
})

function parseWay(rate: WireDeliveryRate, at: number): DeliveryWay {
  return {
    number: at + 1,
    name: rate.name,
    price: parseAmount(rate.amount),
    freeOver: rate.free_over === null ? null : parseAmount(rate.free_over),
    transitDays: parseDaySpan(rate.description),
    postcodes: coversAustralia(rate.postcodes) ? null : rate.postcodes,
  }
}
