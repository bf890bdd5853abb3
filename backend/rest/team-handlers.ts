import { listAdmins, setAdminRole } from "#backend/team/admin-accounts.ts"
import { teamCalls } from "#lib/contract/team-calls.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of owners' calls about who manages the shop. */
export const teamHandlers = {
  listAdmins: buildAdminHandler(teamCalls.listAdmins, async (_input, { db }) => {
    const data = await listAdmins(db)
    return { ok: true, value: { data, count: data.length } }
  }),
  setAdminRole: buildAdminHandler(teamCalls.setAdminRole, async ({ body }, { db }) => {
    const account = await setAdminRole(db, body.id, body.role)
    return account.ok ? { ok: true, value: { item: account.value } } : account
  }),
}
