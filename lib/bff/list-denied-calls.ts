import "server-only"
import { adminCallAccess } from "#lib/contract/admin-access.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import { backOfficeCalls } from "./admin-calls.ts"

/**
 * Returns what a role may not do: the paths of the API's calls below `/api/v1/`, and the names of
 * those calls that the back office sends. Its screens do not offer them; the API rejects them.
 */
export function listDeniedCalls(role: AdminRole | null): string[] {
  const paths = [...adminCallAccess]
    .filter(([, { roles }]) => role === null || !roles.includes(role))
    .map(([path]) => path)
  const denied = new Set(paths)
  const names = Object.entries(backOfficeCalls)
    .filter(([, { path }]) => denied.has(path.slice(1)))
    .map(([name]) => name)
  return [...new Set([...paths, ...names])]
}
