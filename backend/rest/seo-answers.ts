import { listAddressChunks } from "#backend/seo/list-address-chunks.ts"
import { listAddresses } from "#backend/seo/list-addresses.ts"
import { listDeliveryRates } from "#backend/seo/list-delivery-rates.ts"
import { listOffers } from "#backend/seo/list-offers.ts"
import { seoCalls } from "#lib/contract/seo-calls.ts"
import { buildRestAnswer } from "./rest-answer.ts"

/** The handlers of calls that list all public records by id, for sitemaps, feeds and audits. */
export const seoAnswers = {
  listPublicAddresses: buildRestAnswer(seoCalls.listPublicAddresses, async ({ query }, deps) => ({
    answer: await listAddresses(deps, {
      ...{ kind: query.kind, after: query.after, through: query.through, limit: query.page_size },
      ...{ withCounts: query.with_counts === "1", within: query.within ?? null },
    }),
  })),
  listAddressChunks: buildRestAnswer(seoCalls.listAddressChunks, async ({ query }, deps) => ({
    answer: { data: await listAddressChunks(deps, query) },
  })),
  listOffers: buildRestAnswer(seoCalls.listOffers, async ({ query }, deps) => ({
    answer: await listOffers(deps, { after: query.after, limit: query.page_size }),
  })),
  listDeliveryRates: buildRestAnswer(seoCalls.listDeliveryRates, async (_input, { db }) => ({
    answer: { data: await listDeliveryRates(db) },
  })),
}
