import type { FastifyInstance } from "fastify"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import type { ImageFormat } from "#lib/contract/image.ts"
import { matchesEtag } from "#lib/runtime/matches-etag.ts"
import type { FindImageAccess } from "./image-access.ts"
import { resolveRendition } from "./rendition.ts"
import { buildRenditionTag, type RenditionService } from "./rendition-service.ts"

/**
 * Resolves the format to serve while the requested one is still being rendered: the smallest of the
 * fast formats that the `Accept` header allows. Null if it allows none, or if the requested format
 * is fast itself.
 */
export function resolveFallbackFormat(format: ImageFormat, accept = "*/*"): ImageFormat | null {
  if (format !== "avif") return null
  const accepted = accept.split(",").map((type) => type.replace(/;.*/, "").trim().toLowerCase())
  // Wildcards do not imply WebP support, but every client that accepts images accepts JPEG.
  if (accepted.includes("image/webp")) return "webp"
  return accepted.some((type) => jpegTypes.has(type)) ? "jpeg" : null
}

const jpegTypes: ReadonlySet<string> = new Set(["image/jpeg", "image/*", "*/*"])

/**
 * The `Cache-Control` values. A customer's photo is revalidated on every request, so that it
 * disappears everywhere once deleted. A fallback rendition is `no-store`: cached, it would replace
 * the better one for good.
 */
const cacheControl = {
  public: { best: "public, max-age=31536000, immutable", fallback: "no-store" },
  private: { best: "private, no-cache", fallback: "private, no-store" },
}

/**
 * Registers `/assets/i/{hash}/{aspect}/{width}.{ext}` and its `{W}x{H}:` form. While a slow AVIF is
 * rendered, the response is another format with `no-store`. An image without a database record is
 * a 404, even if files of it remain on disk.
 */
export function registerImages(
  app: FastifyInstance,
  service: RenditionService,
  findAccess: FindImageAccess,
): void {
  app.get("/assets/i/:hash/:aspect/:file", async (request, reply) => {
    const resolved = resolveRendition(request.params)
    if (!resolved.ok) return sendApiError(reply, resolved.error)
    const rendition = resolved.value
    const access = await findAccess(rendition.hash)
    if (access === null) return sendApiError(reply, noPicture)
    const fallbackFormat = resolveFallbackFormat(rendition.format, request.headers.accept)
    const rendered = await service.getRendition(rendition, fallbackFormat)
    if (!rendered.ok) return sendApiError(reply, rendered.error)
    const picture = rendered.value
    const tag = `"${buildRenditionTag(rendition)}"`
    const isKnown = matchesEtag(request.headers["if-none-match"], tag)
    if (picture.format !== rendition.format && !isKnown) {
      reply.header("cache-control", cacheControl[access].fallback).type(`image/${picture.format}`)
      return reply.send(picture.bytes)
    }
    reply.header("cache-control", cacheControl[access].best).header("etag", tag)
    if (isKnown) return reply.code(304).send()
    return reply.type(`image/${picture.format}`).send(picture.bytes)
  })
}

const noPicture = buildApiError(404, "NOT_FOUND", { code: "picture_not_found" })
