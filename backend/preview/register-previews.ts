import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { buildRefusal, sendRefusal } from "#backend/http/refusal.ts"
import {
  type PreviewWish,
  previewHeader,
  resolveSignedPreview,
} from "#lib/contract/preview-signature.ts"
import { isStorefrontCall, storefrontHeader } from "#lib/contract/storefront-signature.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** How the storefront wants the shop to be seen; none for everybody else. */
    preview?: PreviewWish | null
    /** Whether the storefront has signed the call, as it does to make a page. */
    isStorefront?: boolean
  }
}

const refusal = buildRefusal(
  403,
  "FORBIDDEN",
  "This preview was not signed by the shop, or too long ago. Please open the preview's link again.",
)

/**
 * Knows the storefront by a header that it signs for each call, and lets it ask as a preview does by
 * another one. Answers to either are kept by nobody. A bad or old signature of a preview is refused,
 * whatever was asked for; without the storefront's a call is answered as everybody's.
 */
export function registerPreviews(
  app: FastifyInstance,
  { secret, now }: { secret: string; now: () => Date },
): void {
  app.decorateRequest("preview", null)
  app.decorateRequest("isStorefront", false)
  app.addHook("onRequest", async (request, reply) => {
    const nowSeconds = now().getTime() / 1_000
    const signature = request.headers[storefrontHeader]
    request.isStorefront = isStorefrontCall(String(signature), secret, nowSeconds)
    const header = request.headers[previewHeader]
    if (header === undefined) return undefined
    request.preview = resolveSignedPreview(String(header), secret, nowSeconds)
    return request.preview === null ? sendRefusal(reply, refusal) : undefined
  })
  app.addHook("onSend", async (request, reply) => {
    if (request.preview || request.isStorefront) reply.header("cache-control", "no-store")
  })
}

type Asked = Pick<FastifyRequest, "preview" | "isStorefront">

/** What a service works with: by the eyes of the storefront, or by those and the clock of a preview. */
export function buildReaderDeps<D extends Deps>(deps: D, { preview, isStorefront }: Asked): D {
  if (!preview) return isStorefront ? { ...deps, showsSchedule: true } : deps
  const { atMs, showsDrafts } = preview
  const eyes = { showsDrafts, showsSchedule: true }
  return { ...deps, ...eyes, ...(atMs !== null && { now: () => new Date(atMs) }) }
}
