import { exportSubmissions, updateSubmissionAnswer } from "#backend/forms/admin-submissions.ts"
import { voidVoucherForReason } from "#backend/vouchers/void-voucher.ts"
import { contentAdminCalls } from "#lib/contract/content-admin-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of administrators' calls about form submissions and gift vouchers. */
export const contentAdminHandlers = {
  answerSubmission: buildAdminHandler(
    contentAdminCalls.answerSubmission,
    async ({ body }, { db, now }) => ({
      ok: true,
      value: { item: await updateSubmissionAnswer(db, body, now()) },
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
    voidVoucherForReason(db, body, now()),
  ),
}
