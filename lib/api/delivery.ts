import "server-only"
import { cache } from "react"
import { parseAmount } from "#lib/contract/money.ts"
import { parseTransitDays, resolveTransitDays } from "#lib/contract/rules/delivery-promise.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"
import { isAllOfAustralia, type ShippingMethod } from "#lib/site/shipping-method.ts"
import type { FreeDelivery } from "#lib/site/site.ts"
import { fetchRest } from "./transport.ts"

const listRates = cache(async () => (await fetchRest("listDeliveryRates", {})).data)

/** Returns the shop's promise of free delivery. */
export const getFreeDelivery = cache(async () => parseFreeDelivery(await listRates()))

/** Lists the shipping methods whose destinations are defined by postcodes. */
export const listShippingMethods = cache(async (): Promise<ShippingMethod[]> => {
  return (await listRates())
    .filter((rate) => !rate.is_pick_up && rate.postcodes.length > 0)
    .map(parseShippingMethod)
})

function parseShippingMethod(rate: WireDeliveryRate, at: number): ShippingMethod {
  return {
    number: at + 1,
    name: rate.name,
    price: parseAmount(rate.amount),
    freeOver: rate.free_over === null ? null : parseAmount(rate.free_over),
    transitDays: resolveTransitDays({
      description: rate.description,
      transitDays: parseTransitDays(rate),
    }),
    postcodes: isAllOfAustralia(rate.postcodes) ? null : rate.postcodes,
  }
}

/** Returns the promise of free delivery that these rates allow. */
export function parseFreeDelivery(rates: readonly WireDeliveryRate[]): FreeDelivery {
  const brought = rates
    .filter((rate) => !rate.is_pick_up)
    .map((rate) => ({ ...rate, isEverywhere: isAllOfAustralia(rate.postcodes) }))
  const limits = brought.flatMap(({ free_over, isEverywhere }) =>
    isEverywhere && free_over !== null ? [parseAmount(free_over)] : [],
  )
  const free = brought.filter((rate) => !rate.isEverywhere && parseAmount(rate.amount) === 0)
  return {
    over: limits.sort((one, other) => one - other)[0] ?? null,
    regions: [...new Set(free.map(({ region }) => region))],
  }
}
