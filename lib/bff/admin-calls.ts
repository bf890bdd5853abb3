import { adminCalls } from "#lib/contract/admin-calls.ts"
import { catalogueAdminCalls } from "#lib/contract/catalogue-admin-calls.ts"
import { pageModelCalls } from "#lib/contract/page-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"

/**
 * The calls that the back office may send, by name. A call that is not listed here is rejected, and
 * the API itself checks that the user is an administrator.
 */
export const backOfficeCalls = {
  ...adminCalls,
  ...catalogueAdminCalls,
  ...pageModelCalls,
  searchProducts: restCalls.searchProducts,
} as const satisfies Record<string, RestCall>

export type AdminCalls = typeof backOfficeCalls
export type AdminCallName = keyof AdminCalls

/** Returns the call of a name; null for one that the back office may not send. */
export function findAdminCall(name: string): RestCall | null {
  const calls: Readonly<Record<string, RestCall>> = backOfficeCalls
  return Object.hasOwn(backOfficeCalls, name) ? (calls[name] ?? null) : null
}
