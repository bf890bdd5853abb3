import { catalogueAdminCalls } from "#lib/contract/catalogue-admin-calls.ts"
import { orderAdminCalls } from "#lib/contract/order-admin-calls.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { reviewAdminCalls } from "#lib/contract/review-admin-calls.ts"

/**
 * The calls that the back office may send, by name. A call that is not listed here is rejected, and
 * the API itself checks that the user is an administrator.
 */
export const adminCalls = {
  ...orderAdminCalls,
  ...reviewAdminCalls,
  ...catalogueAdminCalls,
  searchProducts: restCalls.searchProducts,
} as const satisfies Record<string, RestCall>

export type AdminCalls = typeof adminCalls
export type AdminCallName = keyof AdminCalls

/** Returns the call of a name; null for one that the back office may not send. */
export function findAdminCall(name: string): RestCall | null {
  const calls: Readonly<Record<string, RestCall>> = adminCalls
  return Object.hasOwn(adminCalls, name) ? (calls[name] ?? null) : null
}
