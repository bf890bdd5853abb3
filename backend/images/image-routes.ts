import type { FastifyInstance } from "fastify"
import { sendRefusal } from "#backend/http/refusal.ts"
import { resolveRendition } from "./rendition.ts"
import { buildRenditionTag, type RenditionService } from "./rendition-service.ts"

/** Registers `/assets/i/{hash}/{aspect}/{width}.{ext}` and its `{W}x{H}:` form. */
export function registerImages(app: FastifyInstance, service: RenditionService): void {
  app.get("/assets/i/:hash/:aspect/:file", async (request, reply) => {
    const rendition = resolveRendition(request.params)
    if ("status" in rendition) return sendRefusal(reply, rendition)
    const tag = `"${buildRenditionTag(rendition)}"`
    const bytes = await service.getRendition(rendition)
    if ("status" in bytes) return sendRefusal(reply, bytes)
    reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", tag)
    if (isKnownTag(request.headers["if-none-match"], tag)) return reply.code(304).send()
    return reply.type(`image/${rendition.format}`).send(bytes)
  })
}

function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(",").some((known) => known.trim().replace(/^W\//, "") === tag)
}
