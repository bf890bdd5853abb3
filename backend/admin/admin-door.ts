import type { FastifyReply, FastifyRequest } from "fastify"
import { buildRefusal, sendRefusal } from "#backend/http/refusal.ts"
import { resolveBearer } from "./admin-token.ts"

export type AdminDoor = {
  /** Lets everybody through but those whose token is no good, who may want to sign in again. */
  welcomeAll: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** Lets administrators through and answers everybody else. */
  requireAdmin: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>
  /** Whether an administrator asks. */
  isAdmin: (request: FastifyRequest) => Promise<boolean>
}

/** The door to the administrators' calls, for tokens signed with this secret. */
export function buildAdminDoor(parts: { secret: string; now: () => Date }): AdminDoor {
  const resolve = (request: FastifyRequest) =>
    resolveBearer(request.headers.authorization, { secret: parts.secret, now: parts.now() })

  return {
    async welcomeAll(request, reply) {
      if (!request.headers.authorization) return undefined
      const bearer = await resolve(request)
      return "status" in bearer ? sendRefusal(reply, bearer) : undefined
    },
    async requireAdmin(request, reply) {
      const bearer = await resolve(request)
      if ("status" in bearer) {
        return sendRefusal(reply.header("www-authenticate", "Bearer"), bearer)
      }
      if (bearer.role === "admin") return undefined
      return sendRefusal(reply, buildRefusal(403, "FORBIDDEN", "Only administrators may do this."))
    },
    async isAdmin(request) {
      const bearer = await resolve(request)
      return "role" in bearer && bearer.role === "admin"
    },
  }
}
