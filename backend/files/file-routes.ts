import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type AdminGuard, mayCall, resolveCaller } from "#backend/accounts/caller.ts"
import { buildActor, withAudit } from "#backend/audit/with-audit.ts"
import {
  type ApiError,
  buildApiError,
  buildFieldError,
  sendApiError,
} from "#backend/http/api-error.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { idSchema } from "#lib/contract/primitives.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import {
  type CustomerFile,
  createCustomerFile,
  deleteOrphanedFiles,
  getFile,
} from "./customer-files.ts"
import type { FileFolder } from "./file-folder.ts"

/** Larger uploads are rejected with 413. */
const maxFileBytes = 10_000_000

const cleanupIntervalMs = 3_600_000
const basePath = `${restBasePath}/cognito/default/file`
const querySchema = z.object({
  user_id: z.coerce.number().pipe(idSchema),
  name: z.string().trim().min(1).max(200),
})
const paramsSchema = z.object({ id: z.coerce.number().pipe(idSchema) })
const mimePattern = /^[\w.+-]{1,60}\/[\w.+-]{1,100}$/
const runnable = /html|xml|svg|script/

type FileRouteDeps = AccountDeps & { adminGuard: AdminGuard; folder: FileFolder }

/**
 * Registers the administrators' upload of a file for one customer, with the file as request body,
 * and the download by that customer. Also registers the job that deletes orphaned files.
 */
export function registerFiles(app: FastifyInstance, deps: FileRouteDeps): void {
  app.register(async (scope) => registerUpload(scope, deps))
  app.get(`${basePath}/:id`, (request, reply) => sendFile(deps, request, reply))
  const work = () => deleteOrphanedFiles(deps)
  registerJob(app, deps, { name: "prune-orphan-files", everyMs: cleanupIntervalMs, work })
}

function registerUpload(scope: FastifyInstance, deps: FileRouteDeps): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: maxFileBytes },
    (_request, body, done) => done(null, body),
  )
  scope.post(
    `${basePath}/upload`,
    {
      onRequest: deps.adminGuard.requireAdmin("cognito/default/file/upload"),
      bodyLimit: maxFileBytes,
    },
    async (request, reply) => {
      const query = resolveBody(querySchema, request.query)
      if (!query.ok) return sendApiError(reply, query.error)
      const { user_id: userId, name } = query.value
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (bytes.length === 0) return sendApiError(reply, emptyFile)
      const mime = resolveMime(request.headers["content-type"])
      const file = await recordUpload(deps, request, () =>
        createCustomerFile(deps, { userId, name, mime, bytes }),
      )
      if (!file.ok) return sendApiError(reply, file.error)
      const { key: _key, ...item } = file.value
      return reply.code(201).header("cache-control", "no-store").send({ item })
    },
  )
}

/** Runs an upload for a customer and records it in the audit log. */
async function recordUpload(
  deps: FileRouteDeps,
  request: FastifyRequest,
  save: () => Promise<CustomerFile | null>,
): Promise<Result<CustomerFile, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok) return caller
  const call = { actor: buildActor(caller.value), call: "cognito/default/file/upload" }
  return withAudit(
    deps,
    { ...call, model: "cognito/file", id: null },
    async () => {
      const file = await save()
      return file === null ? { ok: false, error: missingCustomer } : { ok: true, value: file }
    },
    ({ id }) => id,
  )
}

async function sendFile(deps: FileRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const authenticated = await resolveCaller(deps, request)
  if (!authenticated.ok) return sendApiError(reply, authenticated.error)
  const caller = authenticated.value
  const params = paramsSchema.safeParse(request.params)
  if (!params.success) return sendApiError(reply, missing)
  const ofAnyone = caller.kind === "owner" || mayCall(caller, "cognito/file/detail")
  const owner = ofAnyone ? null : caller.userId
  const file = await getFile(deps.db, params.data.id, owner)
  const bytes = file && (await deps.folder.open(file.key))
  if (file !== null && bytes === null)
    request.log.error({ file: file.id }, "files: stored bytes missing")
  if (!file || !bytes) return sendApiError(reply, missing)
  return reply.headers(buildHeaders(file)).send(bytes)
}

function buildHeaders({ name, mime, bytes }: CustomerFile) {
  return {
    "content-type": mime,
    "content-length": bytes,
    "content-disposition": buildContentDisposition(name),
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  }
}

/**
 * Returns the declared content type, or `application/octet-stream` for types that a browser
 * executes.
 */
function resolveMime(header: string | undefined): string {
  const mime = header?.split(";", 1)[0]?.trim().toLowerCase() ?? ""
  return mimePattern.test(mime) && !runnable.test(mime) ? mime : "application/octet-stream"
}

const emptyFile = buildApiError(400, "BAD_REQUEST", { code: "file_empty" })
const missing = buildApiError(404, "NOT_FOUND", { code: "file_not_found" })
const missingCustomer = buildFieldError("user_id", { code: "customer_not_found" })

/**
 * Builds the `Content-Disposition` header of a download (RFC 6266): an ASCII name for old browsers,
 * and the full name in UTF-8 (RFC 5987). Characters that are invalid in file names become "_".
 */
export function buildContentDisposition(name: string): string {
  const safe =
    name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, "_").replace(/^\.+/, "_") || "file"
  const plain = safe
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^ -~]/g, "_")
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain.replaceAll("%", "_")}"; filename*=UTF-8''${encoded}`
}
