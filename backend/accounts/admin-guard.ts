import type { FastifyReply, FastifyRequest } from "fastify"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type Caller, resolveCaller } from "#backend/accounts/caller.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"

export type AdminGuard = {
  /**
   * Lets every request through except one with an invalid token, whose user may want to sign in
   * again.
   */
  rejectInvalidToken: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply | undefined>
  /** Lets administrators through and sends an error to everyone else. */
  requireAdmin: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** True if the request is an administrator's. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>
}

/**
 * Returns the guard of the administrators' calls. It accepts the owner's token and customers with
 * `is_admin`.
 */
export function buildAdminGuard(deps: AccountDeps): AdminGuard {
  return {
    async rejectInvalidToken(request, reply) {
      if (!request.headers.authorization) return undefined
      const caller = await resolveCaller(deps, request)
      return caller.ok ? undefined : sendApiError(reply, caller.error)
    },
    async requireAdmin(request, reply) {
      const caller = await resolveCaller(deps, request)
      if (!caller.ok) {
        return sendApiError(reply.header("www-authenticate", "Bearer"), caller.error)
      }
      if (isAdministrator(caller.value)) return undefined
      return sendApiError(reply, buildApiError(403, "FORBIDDEN", { code: "admin_only" }))
    },
    async isAdmin(request) {
      const caller = await resolveCaller(deps, request)
      return caller.ok && isAdministrator(caller.value)
    },
  }
}

/** True if a caller may use the administrators' calls. */
export function isAdministrator(caller: Caller): boolean {
  return caller.kind === "owner" || caller.isAdmin
}
