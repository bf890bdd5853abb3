import { simulatePromotion } from "#backend/cart/simulate-promotion.ts"
import { exportSubscribers, listSubscribers } from "#backend/consents/admin-subscribers.ts"
import { listMissedSearches } from "#backend/search/missed-searches.ts"
import { testDelivery } from "#backend/shipping/test-delivery.ts"
import { marketingCalls } from "#lib/contract/marketing-calls.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { buildAdminHandler } from "./rest-handler.ts"

const dayMs = 86_400_000
const maxMissed = 200

/** The handlers of administrators' calls about delivery, promotions, searches and the newsletter. */
export const marketingHandlers = {
  testDelivery: buildAdminHandler(marketingCalls.testDelivery, async ({ body }, { db }) => ({
    ok: true,
    value: await testDelivery(db, body, parseAmount(body.items_amount)),
  })),
  simulatePromotion: buildAdminHandler(
    marketingCalls.simulatePromotion,
    async ({ body }, { db, now }) => ({
      ok: true,
      value: await simulatePromotion(db, body, now()),
    }),
  ),
  listMissedSearches: buildAdminHandler(
    marketingCalls.listMissedSearches,
    async ({ body }, { db, now }) => {
      const since = new Date(now().getTime() - (body.days - 1) * dayMs)
      const data = await listMissedSearches(db, since, maxMissed)
      return { ok: true, value: { data, count: data.length } }
    },
  ),
  listSubscribers: buildAdminHandler(marketingCalls.listSubscribers, async ({ body }, { db }) => ({
    ok: true,
    value: await listSubscribers(db, body),
  })),
  exportSubscribers: buildAdminHandler(
    marketingCalls.exportSubscribers,
    async (_input, { db, now }) => ({
      ok: true,
      value: { item: await exportSubscribers(db, now()) },
    }),
  ),
}
