import { z } from "zod"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { adminCalls } from "#lib/contract/admin-calls.ts"
import { type ModelCalls, modelCalls } from "#lib/contract/admin-model-calls.ts"
import { catalogueAdminCalls } from "#lib/contract/catalogue-admin-calls.ts"
import { buildCall, type RestCall } from "#lib/contract/rest-call.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"

const namedCalls = {
  ...adminCalls,
  ...catalogueAdminCalls,
  searchProducts: restCalls.searchProducts,
  startIdentityPasskey: accountCalls.startIdentityPasskey,
  confirmIdentity: accountCalls.confirmIdentity,
  /** Emails a login code to the user of the session, whose address the BFF adds. */
  sendIdentityCode: buildCall("POST", "/cognito/user/sendLoginLink", {
    body: z.object({}),
    response: accountCalls.confirmIdentity.response,
  }),
} as const satisfies Record<string, RestCall>

/**
 * The calls that the back office may send: named ones, and the generic ones of every model by their
 * path (`cognito/faq/update`). A call that is not listed here is rejected, and the API itself checks
 * that the user's role may use it.
 */
export const backOfficeCalls: Readonly<Record<string, RestCall>> = { ...namedCalls, ...modelCalls }

export type AdminCalls = typeof namedCalls & ModelCalls
export type AdminCallName = keyof AdminCalls

/** Returns the call of a name; null for one that the back office may not send. */
export function findAdminCall(name: string): RestCall | null {
  return Object.hasOwn(backOfficeCalls, name) ? (backOfficeCalls[name] ?? null) : null
}
