import { listDeliveryRates } from "#backend/seo/list-delivery-rates.ts"
import { listOffers } from "#backend/seo/list-offers.ts"
import { listPublicUrls } from "#backend/seo/list-public-urls.ts"
import { listUrlChunks } from "#backend/seo/list-url-chunks.ts"
import { seoCalls } from "#lib/contract/seo-calls.ts"
import { buildRestHandler } from "./rest-handler.ts"

/** The handlers of calls that list all public records by id, for sitemaps, feeds and audits. */
export const seoHandlers = {
  listPublicAddresses: buildRestHandler(seoCalls.listPublicAddresses, async ({ query }, deps) => ({
    response: await listPublicUrls(deps, {
      kind: query.kind,
      after: query.after,
      through: query.through,
      limit: query.page_size,
      withCounts: query.with_counts === "1",
      within: query.within ?? null,
    }),
  })),
  listAddressChunks: buildRestHandler(seoCalls.listAddressChunks, async ({ query }, deps) => ({
    response: { data: await listUrlChunks(deps, query) },
  })),
  listOffers: buildRestHandler(seoCalls.listOffers, async ({ query }, deps) => ({
    response: await listOffers(deps, { after: query.after, limit: query.page_size }),
  })),
  listDeliveryRates: buildRestHandler(seoCalls.listDeliveryRates, async (_input, { db }) => ({
    response: { data: await listDeliveryRates(db) },
  })),
}
