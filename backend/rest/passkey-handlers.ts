import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import {
  type ClientRequest,
  registerAttempts,
  resolveRateLimitClient,
  withCodeTry,
} from "#backend/accounts/limits.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Limit } from "#backend/limits/rate-limit.ts"
import { createIdentityOptions } from "#backend/passkeys/identity-by-passkey.ts"
import {
  createPasskey,
  createPasskeyOptions,
  deletePasskey,
  listPasskeys,
} from "#backend/passkeys/passkeys.ts"
import { createLoginOptions, openSessionByPasskey } from "#backend/passkeys/sign-in-by-passkey.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildPrivateHandler, buildRestHandler } from "./rest-handler.ts"

const rejected: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(401, "LOGIN_REFUSED", { code: "passkey_wrong" }),
}

const noPasskey: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "passkey_not_found" }),
}

/** Returns the limit of 100 challenges in 15 minutes per IP address. */
function buildStartLimit(deps: AccountDeps, request: ClientRequest): Limit {
  return {
    bucket: `passkeys:client:${resolveRateLimitClient(deps, request)}`,
    max: 100,
    withinMs: 900_000,
    detail: { code: "login_rate_limited" },
  }
}

/** The handlers of the calls about passkeys. */
export const passkeyHandlers = {
  startPasskeyLogin: buildRestHandler(
    signInCalls.startPasskeyLogin,
    async ({ body }, deps, request) => {
      const registered = await registerAttempts(deps, [buildStartLimit(deps, request)])
      if (!registered.ok) return registered
      return {
        ok: true,
        value: { options: { ...(await createLoginOptions(deps, body.fingerprint)) } },
      }
    },
  ),
  loginByPasskey: buildRestHandler(signInCalls.loginByPasskey, async ({ body }, deps, request) => {
    const opened = await withCodeTry(deps, request, () => openSessionByPasskey(deps, body))
    if (!opened.ok) return opened
    return opened.value === null ? rejected : { ok: true, value: opened.value }
  }),
  startIdentityPasskey: buildPrivateHandler(
    accountCalls.startIdentityPasskey,
    async (_input, deps, caller, request) => {
      const registered = await registerAttempts(deps, [buildStartLimit(deps, request)])
      if (!registered.ok) return registered
      const options = await createIdentityOptions(deps, caller)
      return options === null ? noPasskey : { ok: true, value: { options: { ...options } } }
    },
  ),
  listPasskeys: buildPrivateHandler(
    accountCalls.listPasskeys,
    async (_input, { db }, { userId }) => {
      const data = await listPasskeys(db, userId)
      return { ok: true, value: { data, count: data.length } }
    },
  ),
  startPasskey: buildPrivateHandler(
    accountCalls.startPasskey,
    async ({ body }, deps, caller, request) => {
      const created = await createPasskeyOptions(deps, request, caller, body)
      return created.ok ? { ok: true, value: { options: { ...created.value } } } : created
    },
  ),
  createPasskey: buildPrivateHandler(accountCalls.createPasskey, async ({ body }, deps, caller) => {
    const created = await createPasskey(deps, caller, body)
    return created.ok ? { ok: true, value: { item: created.value } } : created
  }),
  deletePasskey: buildPrivateHandler(
    accountCalls.deletePasskey,
    async ({ body }, deps, { userId }) => {
      const deleted = await deletePasskey(deps, userId, body.id)
      return deleted.ok ? { ok: true, value: { success: true as const } } : deleted
    },
  ),
}
