import type { FastifyInstance } from "fastify"
import type { AdminGuard } from "#backend/accounts/caller.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import { validateStoreSpace } from "#backend/images/save-original.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { videoPartBytes } from "#lib/contract/video-file.ts"

type PartDeps = { guard: AdminGuard; store: ImageStore; files: FileFolder }

/**
 * Registers the upload of a part of a video: the body is its bytes. A whole video in one request
 * would exceed the limits of time and size of every server on its way, and be lost with one packet.
 */
export function registerVideoParts(app: FastifyInstance, { guard, store, files }: PartDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      "application/octet-stream",
      { parseAs: "buffer", bodyLimit: videoPartBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      `${restBasePath}/cognito/video/uploadPart`,
      { onRequest: guard.requireAdmin("cognito/video/uploadPart"), bodyLimit: videoPartBytes },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (bytes.length === 0) return sendApiError(reply, emptyPart)
        const full = await validateStoreSpace(store)
        if (full !== null) return sendApiError(reply, full)
        return reply
          .code(201)
          .header("cache-control", "no-store")
          .send({ key: await files.put(bytes) })
      },
    )
  })
}

const emptyPart = buildApiError(400, "BAD_REQUEST", { code: "body_empty" })
