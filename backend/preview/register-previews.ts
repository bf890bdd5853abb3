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
import { languageParameter, parseContentLanguage } from "#lib/contract/translation.ts"

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

/**
 * Returns the dependencies of a request with the language in its URL. No call declares this
 * parameter, so the validated query does not contain it.
 */
export function withRequestLanguage<D extends Deps>(deps: D, url: string): D {
  const { searchParams } = new URL(url, "http://localhost")
  const language = parseContentLanguage(searchParams.get(languageParameter))
  return language === null ? deps : { ...deps, language }
}

type ReaderRequest = Pick<FastifyRequest, "preview" | "isStorefront"> & { url?: string }

/**
 * Builds the dependencies of a read request: with its language, with scheduled content for the
 * storefront, and also with the preview's drafts and clock for a preview.
 */
export function buildReaderDeps<D extends Deps>(
  deps: D,
  { preview, isStorefront, url = "/" }: ReaderRequest,
): D {
  const reader = withRequestLanguage(deps, url)
  if (!preview) return isStorefront ? { ...reader, showsSchedule: true } : reader
  const { atMs, showsDrafts } = preview
  const access = { showsDrafts, showsSchedule: true }
  return { ...reader, ...access, ...(atMs !== null && { now: () => new Date(atMs) }) }
}
