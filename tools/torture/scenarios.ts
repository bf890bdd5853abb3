import type { Scenario } from "./scenario.ts"
import { limitedStock } from "./scenarios/limited-stock.ts"
import { missingMessages } from "./scenarios/missing-messages.ts"
import { randomCarts } from "./scenarios/random-carts.ts"
import { repeatedSubmits } from "./scenarios/repeated-submits.ts"
import { sharedRedis } from "./scenarios/shared-redis.ts"
import { sharedVoucher } from "./scenarios/shared-voucher.ts"
import { steadyCheckouts } from "./scenarios/steady-checkouts.ts"
import { suddenCrashes } from "./scenarios/sudden-crashes.ts"

/** Every stress scenario, in the order of execution. */
export const scenarios: readonly Scenario[] = [
  randomCarts,
  steadyCheckouts,
  limitedStock,
  repeatedSubmits,
  sharedVoucher,
  missingMessages,
  suddenCrashes,
  sharedRedis,
]
