import { randomUUID } from "node:crypto"
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import { z } from "zod"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import { type AdminGuard, resolveCaller } from "#backend/accounts/caller.ts"
import { buildActor, withAudit } from "#backend/audit/with-audit.ts"
import type { Database } from "#backend/db/schema.ts"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { resolveBody } from "#backend/http/request-body.ts"
import type { ImageFormat } from "#lib/contract/image.ts"
import type { ImageFocus } from "#lib/contract/image-key.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { maxUploadBytes } from "#lib/contract/upload-limits.ts"
import { matchesEtag } from "#lib/runtime/http-headers.ts"
import type { ImageStore } from "./image-store.ts"
import { type Rendition, resolveRendition } from "./rendition.ts"
import { buildRenditionTag, type RenditionService } from "./rendition-service.ts"
import { saveOriginal, validateStoreSpace } from "./save-original.ts"

/** "public": any cache may store the image. "private": only the browser of its customer. */
type ImageAccess = "public" | "private"

type ServedImage = { access: ImageAccess; focus: ImageFocus }

/**
 * Returns the cache scope and the focal point of an image, or null if the shop has no image with this
 * hash. A focal point that differs from the cached one is looked up again.
 */
type FindServedImage = (hash: string, focus?: ImageFocus) => Promise<ServedImage | null>

const maxCached = 10_000

/**
 * Builds a lookup of images in the database. Public ones are cached in memory, so that they are
 * served while the database is unavailable.
 */
export function buildFindServedImage(db: Kysely<Database>): FindServedImage {
  const cached = new Map<string, ImageFocus>()
  return async (hash, wanted) => {
    const known = cached.get(hash)
    if (known && (wanted === undefined || isSameFocus(known, wanted))) {
      return { access: "public", focus: known }
    }
    const image = await db
      .selectFrom("images")
      .select(["is_private", "focus_x", "focus_y"])
      .where("hash", "=", hash)
      .executeTakeFirst()
    if (image === undefined) return null
    const focus = { x: image.focus_x, y: image.focus_y }
    if (image.is_private) return { access: "private", focus }
    if (cached.size >= maxCached) cached.clear()
    cached.set(hash, focus)
    return { access: "public", focus }
  }
}

function isSameFocus(one: ImageFocus, other: ImageFocus): boolean {
  return one.x === other.x && one.y === other.y
}

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
 * a 404, even if files of it remain on disk. A focal point that the image does not have (any more) gets
 * the present crop with `no-store`, because a crop for each point would fill the disk.
 */
export function registerImages(
  app: FastifyInstance,
  service: RenditionService,
  findImage: FindServedImage,
): void {
  app.get("/assets/i/:hash/:aspect/:file", async (request, reply) => {
    const resolved = resolveRendition(request.params)
    if (!resolved.ok) return sendApiError(reply, resolved.error)
    const wanted = resolved.value
    const image = await findImage(wanted.hash, wanted.focus)
    if (image === null) return sendApiError(reply, noPicture)
    const { access, focus } = image
    const isOutdated = wanted.focus !== undefined && !isSameFocus(wanted.focus, focus)
    const rendition = isOutdated ? withFocus(wanted, focus) : wanted
    const fallbackFormat = resolveFallbackFormat(rendition.format, request.headers.accept)
    const rendered = await service.getRendition(rendition, fallbackFormat)
    if (!rendered.ok) return sendApiError(reply, rendered.error)
    const picture = rendered.value
    const tag = `"${buildRenditionTag(rendition)}"`
    const isKnown = matchesEtag(request.headers["if-none-match"], tag)
    if (isOutdated || (picture.format !== rendition.format && !isKnown)) {
      reply.header("cache-control", cacheControl[access].fallback).type(`image/${picture.format}`)
      return reply.send(picture.bytes)
    }
    reply.header("cache-control", cacheControl[access].best).header("etag", tag)
    if (isKnown) return reply.code(304).send()
    return reply.type(`image/${picture.format}`).send(picture.bytes)
  })
}

function withFocus({ focus: _, ...rendition }: Rendition, focus: ImageFocus): Rendition {
  return isSameFocus(focus, centre) ? rendition : { ...rendition, focus }
}

const centre: ImageFocus = { x: 50, y: 50 }

const noPicture = buildApiError(404, "NOT_FOUND", { code: "picture_not_found" })

const uploadQuerySchema = z.object({
  name: z.string().trim().min(1).max(200),
  /** Alternative text. */
  alt: z.string().trim().max(500).default(""),
})

/** Registers the admin upload route: the body is the image, the query string has its name. */
export function registerUpload(
  app: FastifyInstance,
  deps: AccountDeps & { store: ImageStore; guard: AdminGuard },
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
      { onRequest: deps.guard.requireAdmin("cognito/file/upload"), bodyLimit: maxUploadBytes },
      async (request, reply) => {
        const query = resolveBody(uploadQuerySchema, request.query)
        if (!query.ok) return sendApiError(reply, query.error)
        const full = await validateStoreSpace(deps.store)
        if (full !== null) return sendApiError(reply, full)
        const { name, alt } = query.value
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const caller = await resolveCaller(deps, request)
        if (!caller.ok) return sendApiError(reply, caller.error)
        const call = { actor: buildActor(caller.value), call: "cognito/file/upload" }
        const audited = { ...call, model: "cognito/image", id: null }
        const stored = await withAudit(deps, audited, () =>
          saveOriginal(deps, bytes, { alt, name }),
        )
        if (!stored.ok) return sendApiError(reply, stored.error)
        return reply.code(201).send({ uuid: randomUUID(), key: stored.value.hash, name })
      },
    )
  })
}
