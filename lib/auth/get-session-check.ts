import "server-only"
import { ApiError } from "#lib/api/api-error.ts"
import { requestAsCustomer } from "./account-api.ts"
import { callTimeoutMs } from "./authenticated-client.ts"
import { getSession } from "./current-session.ts"
import { deleteLogin } from "./sign-out.ts"

/** The session data that a browser's scripts may read. */
export type SessionCheck = {
  signedIn: boolean
  /** Seconds until the access token has to be refreshed at the latest; null when signed out. */
  expiresInSeconds: number | null
  user: { id: number; first_name: string; is_admin: boolean } | null
}

const signedOut: SessionCheck = { signedIn: false, expiresInSeconds: null, user: null }

/**
 * Requests the signed-in user from the API, with tokens refreshed if they are about to expire. If
 * there is none, or the API does not accept the tokens any more, the login is removed from the
 * browser. In route handlers only. Throws an ApiError.
 */
export async function getSessionCheck(): Promise<SessionCheck> {
  const result = await requestAsCustomer("authUser", {}, callTimeoutMs)
  if (!result.ok) {
    const { status } = result.error
    if (status !== 401 && status !== 422) throw new ApiError("http", "authUser", `status ${status}`)
    await deleteLogin()
    return signedOut
  }
  const { id, first_name, is_admin } = result.value.user
  const { tokens } = await getSession()
  const leftMs = (tokens?.expiresAtMs ?? 0) - Date.now()
  return {
    signedIn: true,
    user: { id, first_name, is_admin },
    expiresInSeconds: Math.max(0, Math.floor(leftMs / 1_000)),
  }
}
