import "server-only"
import { cache } from "react"
import { defaultLocale } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { parseTransitDays, resolveTransitDays } from "#lib/contract/rules/delivery-promise.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"
import { isAllOfAustralia, type ShippingMethod } from "#lib/site/shipping-method.ts"
import { getContentLanguage } from "./content-language.ts"
import { parseFreeDelivery } from "./parse-free-delivery.ts"
import { fetchRest } from "./transport.ts"

const listRates = cache(async (locale: string) => {
  const { language } = await getContentLanguage(locale)
  return (await fetchRest("listDeliveryRates", {}, { language })).data
})

/** Returns the shop's promise of free delivery. */
export const getFreeDelivery = cache(async (locale: string = defaultLocale) =>
  parseFreeDelivery(await listRates(locale)),
)

/** Lists the shipping methods whose destinations are defined by postcodes. */
export const listShippingMethods = cache(
  async (locale: string = defaultLocale): Promise<ShippingMethod[]> => {
    return (await listRates(locale))
      .filter((rate) => !rate.is_pick_up && rate.postcodes.length > 0)
      .map(parseShippingMethod)
  },
)

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
