import { undoChange } from "#backend/admin/undo-change.ts"
import { listAuditEntries } from "#backend/audit/list-audit-entries.ts"
import { listAdmins, setAdminRole } from "#backend/team/admin-accounts.ts"
import { auditCalls } from "#lib/contract/audit-calls.ts"
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

/** The handlers of calls about the audit log. */
export const auditHandlers = {
  listAuditEntries: buildAdminHandler(auditCalls.listAuditEntries, async ({ body }, { db }) => ({
    ok: true,
    value: await listAuditEntries(db, body),
  })),
  // The change back is recorded as one of its record, not of the entry.
  undoChange: buildAdminHandler(
    auditCalls.undoChange,
    async ({ body }, deps, request) => undoChange(deps, request, body.id),
    { isBulk: true },
  ),
}
