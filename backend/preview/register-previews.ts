import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { buildRefusal, sendRefusal } from "#backend/http/refusal.ts"
import {
  type PreviewWish,
  previewHeader,
  resolveSignedPreview,
} from "#lib/contract/preview-signature.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** How the storefront wants the shop to be seen; none for everybody else. */
    preview?: PreviewWish | null
  }
}

const refusal = buildRefusal(
  403,
  "FORBIDDEN",
  "This preview was not signed by the shop, or too long ago. Please open the preview's link again.",
)

/**
 * Lets the storefront ask as a preview does, by a header that it signs for each call. Answers to
 * that are kept by nobody; a bad or old signature is refused, whatever was asked for.
 */
export function registerPreviews(
  app: FastifyInstance,
  { secret, now }: { secret: string; now: () => Date },
): void {
  app.decorateRequest("preview", null)
  app.addHook("onRequest", async (request, reply) => {
    const header = request.headers[previewHeader]
    if (header === undefined) return undefined
    request.preview = resolveSignedPreview(String(header), secret, now().getTime() / 1_000)
    return request.preview === null ? sendRefusal(reply, refusal) : undefined
  })
  app.addHook("onSend", async (request, reply) => {
    if (request.preview) reply.header("cache-control", "no-store")
  })
}

/** What a service works with, by the clock and the eyes of a preview where there is one. */
export function buildPreviewDeps<D extends Deps>(deps: D, preview?: PreviewWish | null): D {
  if (!preview) return deps
  const { atMs, showsDrafts } = preview
  return { ...deps, showsDrafts, ...(atMs !== null && { now: () => new Date(atMs) }) }
}
