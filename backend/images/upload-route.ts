import { randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import { z } from "zod"
import type { AdminGuard } from "#backend/accounts/admin-guard.ts"
import type { Deps } from "#backend/deps.ts"
import { sendApiError } from "#backend/http/api-error.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { ImageStore } from "./image-store.ts"
import { saveOriginal, validateStoreSpace } from "./save-original.ts"

/** Maximum size of an upload in bytes. */
export const maxUploadBytes = 10_000_000

const querySchema = z.object({
  name: z.string().trim().min(1).max(200),
  /** Alternative text. */
  alt: z.string().trim().max(500).default(""),
})

/** Registers the admin upload route: the body is the image, the query string has its name. */
export function registerUpload(
  app: FastifyInstance,
  deps: Deps & { store: ImageStore; guard: AdminGuard },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      /^image\//,
      { parseAs: "buffer", bodyLimit: maxUploadBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      `${restBasePath}/cognito/file/upload`,
      { onRequest: deps.guard.requireAdmin, bodyLimit: maxUploadBytes },
      async (request, reply) => {
        const query = resolveBody(querySchema, request.query)
        if (!query.ok) return sendApiError(reply, query.error)
        const full = await validateStoreSpace(deps.store)
        if (full !== null) return sendApiError(reply, full)
        const { name, alt } = query.value
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const stored = await saveOriginal(deps, bytes, { alt })
        if (!stored.ok) return sendApiError(reply, stored.error)
        return reply.code(201).send({ uuid: randomUUID(), key: stored.value.hash, name })
      },
    )
  })
}
