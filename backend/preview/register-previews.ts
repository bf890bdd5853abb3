import type { FastifyInstance, FastifyRequest } from "fastify"
import type { Deps } from "#backend/deps.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import {
  type PreviewOptions,
  previewHeader,
  resolveSignedPreview,
} from "#lib/contract/signatures/preview-signature.ts"
import {
  isStorefrontCall,
  storefrontHeader,
} from "#lib/contract/signatures/storefront-signature.ts"

declare module "fastify" {
  interface FastifyRequest {
    /** The signed preview of the storefront; null for other requests. */
    preview?: PreviewOptions | null
    /** True if the storefront signed the request, as it does when it renders a page. */
    isStorefront?: boolean
  }
}

const previewError = buildApiError(403, "FORBIDDEN", { code: "preview_signature_invalid" })

/**
 * Registers the verification of two signed headers: one authenticates the storefront, the other
 * requests a preview. Responses to either are `no-store`. An invalid or expired preview signature
 * is rejected on every route. A request without a valid storefront signature counts as anonymous.
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
    return request.preview === null ? sendApiError(reply, previewError) : undefined
  })
  app.addHook("onSend", async (request, reply) => {
    if (request.preview || request.isStorefront) reply.header("cache-control", "no-store")
  })
}

type ReaderRequest = Pick<FastifyRequest, "preview" | "isStorefront">

/**
 * Builds the dependencies of a read request: with scheduled content for the storefront, and also
 * with the preview's drafts and clock for a preview.
 */
export function buildReaderDeps<D extends Deps>(
  deps: D,
  { preview, isStorefront }: ReaderRequest,
): D {
  if (!preview) return isStorefront ? { ...deps, showsSchedule: true } : deps
  const { atMs, showsDrafts } = preview
  const access = { showsDrafts, showsSchedule: true }
  return { ...deps, ...access, ...(atMs !== null && { now: () => new Date(atMs) }) }
}
