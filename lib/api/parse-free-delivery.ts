import { parseAmount } from "#lib/contract/money.ts"
import type { WireDeliveryRate } from "#lib/contract/seo-calls.ts"
import { isAllOfAustralia } from "#lib/site/shipping-method.ts"
import type { FreeDelivery } from "#lib/site/site.ts"

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
