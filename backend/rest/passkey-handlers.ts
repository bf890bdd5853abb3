import { registerAttempts, resolveRateLimitClient, withCodeTry } from "#backend/accounts/limits.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
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

/** The handlers of the calls about passkeys. */
export const passkeyHandlers = {
  startPasskeyLogin: buildRestHandler(
    signInCalls.startPasskeyLogin,
    async ({ body }, deps, request) => {
      const registered = await registerAttempts(deps, [
        {
          bucket: `passkeys:client:${resolveRateLimitClient(deps, request)}`,
          max: 100,
          withinMs: 900_000,
          detail: { code: "login_rate_limited" },
        },
      ])
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
