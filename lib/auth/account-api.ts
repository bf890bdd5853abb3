import "server-only"
import { cache } from "react"
import { z } from "zod"
import { ApiError } from "#lib/api/api-error.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import type { RestCall } from "#lib/contract/rest-call.ts"
import {
  type CallInput,
  type CallResult,
  fetchAccount,
  requestAccount,
} from "./authenticated-client.ts"
import { getClientInfo } from "./current-request.ts"
import { getOrCreateSession, getSession, saveSessionIfPossible } from "./current-session.ts"
import { withFreshTokens } from "./with-access-token.ts"

/** The signed-in user, with the data that every private page needs. */
export type SignedInUser = {
  id: number
  firstName: string
  lastName: string
  email: string
  isAdmin: boolean
  /** What an administrator may do; null for others. */
  role: AdminRole | null
  /** False for a user who signs in by emailed codes. */
  hasPassword: boolean
}

type SignInCalls = Omit<typeof signInCalls, "logout" | "refreshToken">
type AccountCalls = typeof accountCalls
/** Input without the fingerprint, which is added here: no other code needs to know it. */
type Anonymous<T> = T extends object ? Omit<T, "fingerprint"> : T
type SignInInput<K extends keyof SignInCalls> = {
  query?: Anonymous<z.input<SignInCalls[K]["query"]>>
  body?: Anonymous<z.input<SignInCalls[K]["body"]>>
}

/**
 * Sends a call that signs in or prepares a sign-in, on behalf of the requesting browser. Tokens in
 * the result go to `signIn` and nowhere else. For server actions and route handlers only. Throws an
 * ApiError.
 */
export async function requestSignIn<K extends keyof SignInCalls>(
  name: K,
  input: SignInInput<K>,
): Promise<CallResult<SignInCalls[K]>> {
  // The input lacks only the fingerprint, which sendSignInCall() adds.
  return sendSignInCall(name, signInCalls[name], input as CallInput<SignInCalls[K]>)
}

/** Sends a sign-in call as `requestSignIn` does, with input that was validated by its schemas. */
export async function sendSignInCall<C extends RestCall>(
  name: string,
  call: C,
  { query, body }: CallInput<C>,
): Promise<CallResult<C>> {
  const { fingerprint } = await getOrCreateSession()
  const signed: CallInput<C> = {
    query: Object.assign({}, query, takesFingerprint(call.query) && { fingerprint }),
    body: Object.assign({}, body, takesFingerprint(call.body) && { fingerprint }),
  }
  return requestAccount(name, call, signed, { baseUrl: null, ...(await getClientInfo()) })
}

/**
 * Sends a call as the signed-in customer. Uses a valid access token; refreshes it and sends the
 * call once more where the API reports it expired. Returns a 401 error where no user is signed in.
 * A read waits `timeoutMs` for the API, by default no longer than a page render may. Throws an
 * ApiError.
 */
export async function requestAsCustomer<K extends keyof AccountCalls>(
  name: K,
  input: CallInput<AccountCalls[K]>,
  timeoutMs?: number,
): Promise<CallResult<AccountCalls[K]>> {
  return sendAsCustomer(name, accountCalls[name], input, timeoutMs)
}

/** Sends a call as `requestAsCustomer` does, with input that was validated by its schemas. */
export async function sendAsCustomer<C extends RestCall>(
  name: string,
  call: C,
  input: CallInput<C>,
  timeoutMs?: number,
): Promise<CallResult<C>> {
  const session = await getSession()
  const visitor = await getClientInfo()
  const request = call.method === "GET" ? fetchAccount : requestAccount
  return withFreshTokens({ session, trySave: saveSessionIfPossible, timeoutMs }, (bearer) =>
    request(name, call, input, { bearer, baseUrl: session.baseUrl, timeoutMs, ...visitor }),
  )
}

/**
 * Returns the signed-in user as the API knows them; null where no user is signed in, or no longer.
 * Throws an ApiError.
 */
export const getAccountUser = cache(async (): Promise<SignedInUser | null> => {
  const result = await requestAsCustomer("authUser", {})
  if (!result.ok) {
    const { status } = result.error
    if (status !== 401 && status !== 422) throw new ApiError("http", "authUser", `status ${status}`)
    return null
  }
  const { id, first_name, last_name, email, ...rest } = result.value.user
  return {
    id,
    email,
    isAdmin: rest.is_admin,
    role: rest.admin_role,
    hasPassword: rest.has_password,
    firstName: first_name,
    lastName: last_name,
  }
})

function takesFingerprint(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && "fingerprint" in schema.shape
}
