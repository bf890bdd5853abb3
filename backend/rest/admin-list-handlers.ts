import { listGiftVouchers, listImages, listPaymentProblems } from "#backend/admin/admin-lists.ts"
import { adminListCalls } from "#lib/contract/admin-list-calls.ts"
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
}
