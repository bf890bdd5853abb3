import { mayCall, resolveCaller } from "#backend/accounts/caller.ts"
import { listGiftVouchers, listImages, listPaymentProblems } from "#backend/admin/admin-lists.ts"
import { getOverview } from "#backend/admin/get-overview.ts"
import { adminListCalls } from "#lib/contract/admin-list-calls.ts"
import { overviewCalls } from "#lib/contract/overview-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of lists that only administrators have. */
export const adminListHandlers = {
  listImages: buildAdminHandler(adminListCalls.listImages, async ({ body }, { db }) => ({
    ok: true,
    value: await listImages(db, body),
  })),
  listGiftVouchers: buildAdminHandler(
    adminListCalls.listGiftVouchers,
    async ({ body }, { db }) => ({ ok: true, value: await listGiftVouchers(db, body) }),
  ),
  listPaymentProblems: buildAdminHandler(
    adminListCalls.listPaymentProblems,
    async ({ body }, { db }) => ({ ok: true, value: await listPaymentProblems(db, body) }),
  ),
  getOverview: buildAdminHandler(overviewCalls.getOverview, async (_input, deps, request) => {
    const caller = await resolveCaller(deps, request)
    if (!caller.ok) return caller
    const includesOrders = mayCall(caller.value, "sell/order/list")
    return { ok: true, value: { item: await getOverview(deps.db, { includesOrders }) } }
  }),
}
