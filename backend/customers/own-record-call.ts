import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type Caller, resolveCaller } from "#backend/accounts/caller.ts"
import { type ApiError, sendApiError } from "#backend/http/api-error.ts"
import { buildInputError, resolveBody } from "#backend/http/request-body.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { Result } from "#lib/contract/result.ts"

/** Responds to the caller, an administrator or a customer, with a body or an error. */
type OwnRecordCall = (caller: Caller, request: FastifyRequest) => Promise<Result<object, ApiError>>

/** Registers a call for authenticated users. Authentication runs before the body is parsed. */
export function registerOwnRecordCall(
  app: FastifyInstance,
  deps: AccountDeps,
  path: string,
  handler: OwnRecordCall,
): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await resolveCaller(deps, request)
    return caller.ok ? undefined : sendApiError(reply, caller.error)
  }
  app.post(`${restBasePath}/${path}`, { onRequest }, async (request, reply) => {
    const caller = await resolveCaller(deps, request)
    if (!caller.ok) return sendApiError(reply, caller.error)
    const result = await handler(caller.value, request)
    if (!result.ok) return sendApiError(reply, result.error)
    return reply.header("cache-control", "no-store").send(result.value)
  })
}

/** Returns the body as parsed by the schema, or a 400 error with messages for the customer. */
export function resolveOwnRecordBody<S extends z.ZodType>(
  schema: S,
  body: unknown,
): Result<z.infer<S>, ApiError> {
  const resolved = resolveBody(schema, body)
  if (resolved.ok) return resolved
  const { fields = {}, field_details: details = {} } = resolved.error.body
  const words = [...new Set(Object.values(fields))].slice(0, 10).join(" ")
  return { ok: false, error: buildInputError(details, words) }
}
