import { withdrawConsent } from "#backend/consents/consents.ts"
import { getCustomer } from "#backend/customers/admin-customers.ts"
import { handleErasure, noPerson, validatePerson } from "#backend/privacy/admin-privacy.ts"
import { buildCustomerExport } from "#backend/privacy/customer-export.ts"
import { customerAdminCalls } from "#lib/contract/customer-admin-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of administrators' calls about customers. */
export const customerAdminHandlers = {
  getCustomer: buildAdminHandler(customerAdminCalls.getCustomer, async ({ body }, { db }) => ({
    ok: true,
    value: { item: await getCustomer(db, body.id) },
  })),
  withdrawMarketing: buildAdminHandler(
    customerAdminCalls.withdrawMarketing,
    async ({ body }, { db, now }) => {
      const taken = { userId: body.id, by: "console", now: now() } as const
      await db.transaction().execute((trx) => withdrawConsent(trx, taken))
      return { ok: true, value: { item: await getCustomer(db, body.id) } }
    },
  ),
  exportCustomer: buildAdminHandler(customerAdminCalls.exportCustomer, async ({ body }, deps) => {
    const error = await validatePerson(deps, body)
    if (error !== null) return { ok: false, error }
    const { db, now, files, store } = deps
    const data = await buildCustomerExport({ db, now, files, images: store }, body.email)
    if (data === null) return { ok: false, error: noPerson }
    const file = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
    const of = body.id === undefined ? "without-account" : String(body.id)
    const name = `customer-${of}-${now().toISOString().slice(0, 10)}.json`
    return {
      ok: true,
      value: { name, mime: "application/json", data: file.toString("base64") },
    }
  }),
  eraseCustomer: buildAdminHandler(customerAdminCalls.eraseCustomer, async ({ body }, deps) => {
    const { removePicture } = deps
    const erased = await handleErasure({ ...deps, media: { removePicture } }, body)
    if (!erased.ok) return erased
    const { ordersRetained, submissionsRemoved, mailsRemoved } = erased.value
    return {
      ok: true,
      value: {
        orders_retained: ordersRetained,
        submissions_removed: submissionsRemoved,
        mails_removed: mailsRemoved,
      },
    }
  }),
}
