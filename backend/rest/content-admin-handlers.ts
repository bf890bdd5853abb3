import { exportSubmissions, updateSubmissionReplied } from "#backend/admin/form-submissions.ts"
import { updateVoucherToVoid } from "#backend/vouchers/void-voucher.ts"
import { contentAdminCalls } from "#lib/contract/content-admin-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of administrators' calls about form submissions and gift vouchers. */
export const contentAdminHandlers = {
  markSubmission: buildAdminHandler(
    contentAdminCalls.markSubmission,
    async ({ body }, { db, now }) => ({
      ok: true,
      value: { item: await updateSubmissionReplied(db, body, now()) },
    }),
  ),
  exportSubmissions: buildAdminHandler(
    contentAdminCalls.exportSubmissions,
    async ({ body }, { db, now }) => ({
      ok: true,
      value: { item: await exportSubmissions(db, body, now()) },
    }),
  ),
  getSubmissionRetention: buildAdminHandler(
    contentAdminCalls.getSubmissionRetention,
    async (_input, { forms }) => ({ ok: true, value: { days: forms.retentionDays } }),
  ),
  voidGiftVoucher: buildAdminHandler(contentAdminCalls.voidGiftVoucher, ({ body }, { db, now }) =>
    updateVoucherToVoid(db, body, now()),
  ),
}
