import { listGiftVouchers, listImages, listTroubledPayments } from "#backend/admin/admin-lists.ts"
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
  listTroubledPayments: buildAdminHandler(
    adminListCalls.listTroubledPayments,
    async ({ body }, { db }) => ({ ok: true, value: await listTroubledPayments(db, body) }),
  ),
}
