import { z } from "zod"
import { formatSubmissionAbout } from "#backend/forms/submissions.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import { buildAmount } from "#lib/contract/money.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildAffectedTags } from "./affected-tags.ts"
import {
  buildAmountField,
  buildJsonField,
  buildPlainFields,
  type Db,
  type ModelDefinition,
  type Trx,
  type Values,
} from "./model-definition.ts"

/** The models of forms and form submissions. */
export const formModels = {
  "cognito/form": {
    table: "forms",
    input: modelInputs["cognito/form"],
    fields: {
      ...buildPlainFields("name", "url", "use_captcha", "must_be_logged_on", "thank_you"),
      cost: buildAmountField("cost_cents"),
      questions: buildJsonField("questions"),
      data: buildJsonField("data"),
    },
    urlField: "url",
    isShown: null,
    getAffectedTags: async (_trx, id) => buildAffectedTags([{ kind: "form", slug: String(id) }]),
  },
  "cognito/form_submission": {
    table: "form_submissions",
    input: modelInputs["cognito/form_submission"],
    fields: {},
    readOnly: ["form_id", "form_name", "data", "url", "answered_at"],
    urlField: null,
    isShown: null,
    isNewestFirst: true,
    isWrittenElsewhere: true,
    relations: { columns: {}, list: listPayments, put: async () => ({ ok: true, value: null }) },
    getAffectedTags: async () => buildAffectedTags([]),
    remove: deleteSubmission,
  },
} as const satisfies Record<string, ModelDefinition>

const paymentSchema = z.object({
  submission_id: z.number(),
  id: z.number(),
  status: z.string(),
  amount_cents: z.number(),
})

/** Returns the payment of each submission; null if it is free. */
async function listPayments(db: Db, ids: readonly number[]): Promise<Map<number, Values>> {
  const rows = await db
    .selectFrom("form_submissions")
    .innerJoin("payments", "payments.id", "form_submissions.payment_id")
    .select(["form_submissions.id as submission_id", "payments.id", "status", "amount_cents"])
    .where("form_submissions.id", "in", [0, ...ids])
    .execute()
  const payments = new Map<number, Values>(ids.map((id) => [id, { payment: null }]))
  for (const { submission_id, amount_cents, ...payment } of z.array(paymentSchema).parse(rows)) {
    payments.set(submission_id, { payment: { ...payment, amount: buildAmount(amount_cents) } })
  }
  return payments
}

/** Deletes a submission with all emails about it that are still stored. */
async function deleteSubmission(trx: Trx, id: number): Promise<Result<null, never>> {
  await trx.deleteFrom("mail_outbox").where("about", "=", formatSubmissionAbout(id)).execute()
  await trx.deleteFrom("form_submissions").where("id", "=", id).execute()
  return { ok: true, value: null }
}
