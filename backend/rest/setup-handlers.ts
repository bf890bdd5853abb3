import { runAdminCall } from "#backend/admin/run-admin-call.ts"
import { buildFieldError } from "#backend/http/api-error.ts"
import {
  createFirstDelivery,
  createFirstProduct,
  requireHomePage,
  updateHomePage,
} from "#backend/setup/first-records.ts"
import { getSetupStatus } from "#backend/setup/setup-status.ts"
import { setupCalls } from "#lib/contract/setup-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers create records of other models: each is recorded as one of its model. */
const recordsItself = { isBulk: true }

/** The handlers of administrators' calls that set up a new shop. */
export const setupHandlers = {
  getSetupStatus: buildAdminHandler(
    setupCalls.getSetupStatus,
    async (_input, { db, demoRemoval }) => ({
      ok: true,
      value: await getSetupStatus(db, demoRemoval),
    }),
  ),
  createFirstProduct: buildAdminHandler(
    setupCalls.createFirstProduct,
    async ({ body }, deps, request) => {
      const call = { path: "cognito/setup/product", model: "sell/product", id: null }
      return runAdminCall(deps, request, call, async () => {
        const created = await createFirstProduct(deps.db, body)
        return created.ok ? { ok: true, value: { item: created.value } } : created
      })
    },
    recordsItself,
  ),
  createFirstDelivery: buildAdminHandler(
    setupCalls.createFirstDelivery,
    async ({ body }, deps, request) => {
      const call = { path: "cognito/setup/delivery", model: "sell/shipping_type", id: null }
      return runAdminCall(deps, request, call, async () => {
        const created = await createFirstDelivery(deps.db, body)
        return created.ok ? { ok: true, value: { item: created.value } } : created
      })
    },
    recordsItself,
  ),
  updateHomePage: buildAdminHandler(
    setupCalls.updateHomePage,
    async ({ body }, deps, request) => {
      const home = await requireHomePage(deps.db)
      if (!home.ok) return home
      const { id } = home.value
      const call = { path: "cognito/setup/page", model: "cognito/page", id }
      return runAdminCall(deps, request, call, async () => {
        const updated = await updateHomePage(deps.db, { ...body, id })
        return updated.ok ? { ok: true, value: { item: updated.value } } : updated
      })
    },
    recordsItself,
  ),
  removeDemoContent: buildAdminHandler(
    setupCalls.removeDemoContent,
    async ({ body }, { db, demoRemoval }) => {
      const site = await db.selectFrom("domains").select("name").executeTakeFirst()
      if (body.name.trim() !== site?.name.trim()) {
        return { ok: false, error: buildFieldError("name", { code: "setup_name_differs" }) }
      }
      void demoRemoval.start({ includesChanged: body.includes_changed })
      return { ok: true, value: { success: true as const } }
    },
  ),
}
