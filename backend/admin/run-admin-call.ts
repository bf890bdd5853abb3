import type { FastifyRequest } from "fastify"
import { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { type AuditedResult, buildActor, withAudit } from "#backend/audit/with-audit.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildRecordReader } from "./read-record.ts"

/** A named call of administrators that changes a record, or does something about one. */
type AdminCallRun = {
  /** Path below `/api/v1/`. */
  path: string
  /** The record; null if the call is about none. */
  id: number | null
  undoesId?: number
  /** What is recorded of a record without a numeric id, before and after the call. */
  snapshot?: () => Promise<object | null>
  /** True if the call may be repeated without an effect, which is then not worth an entry. */
  isRepeatable?: boolean
  /** The model of the record, if it is not the start of the path. */
  model?: string
}

/** Calls below the path of one model that are about a record of another one. */
const otherModels: Readonly<Record<string, string>> = { "sell/review/request": "sell/order" }

const createdSchema = z.object({ item: z.looseObject({ id: z.number() }) })

/** Runs a call of the request's sender, and records it in the audit log with what it changed. */
export async function runAdminCall<T>(
  deps: AccountDeps,
  request: FastifyRequest,
  { path, id, undoesId, snapshot, isRepeatable = false, model: of }: AdminCallRun,
  work: () => Promise<AuditedResult<T, ApiError>>,
): Promise<Result<T, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller
  const model = of ?? otherModels[path] ?? path.split("/").slice(0, 2).join("/")
  const call = {
    actor: buildActor(caller.value),
    call: path,
    model,
    id,
    read: buildRecordReader(deps.db, model),
    skipsUnchanged: isRepeatable,
    ...(undoesId !== undefined && { undoesId }),
    ...(snapshot && { snapshot }),
  }
  return withAudit(
    deps,
    call,
    work,
    (value) => createdSchema.safeParse(value).data?.item.id ?? null,
  )
}
