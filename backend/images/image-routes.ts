import type { FastifyInstance } from "fastify"
import { sendRefusal } from "#backend/http/refusal.ts"
import { resolveRendition } from "./rendition.ts"
import { buildRenditionTag, type RenditionService } from "./rendition-service.ts"
import { resolveStandIn } from "./stand-in.ts"

/**
 * Registers `/assets/i/{hash}/{aspect}/{width}.{ext}` and its `{W}x{H}:` form. An AVIF that takes long is
 * answered in another format, which nobody may keep, until it is made.
 */
export function registerImages(app: FastifyInstance, service: RenditionService): void {
  app.get("/assets/i/:hash/:aspect/:file", async (request, reply) => {
    const rendition = resolveRendition(request.params)
    if ("status" in rendition) return sendRefusal(reply, rendition)
    const standIn = resolveStandIn(rendition.format, request.headers.accept)
    const picture = await service.getRendition(rendition, standIn)
    if ("status" in picture) return sendRefusal(reply, picture)
    const tag = `"${buildRenditionTag(rendition)}"`
    const isKnown = isKnownTag(request.headers["if-none-match"], tag)
    if (picture.format !== rendition.format && !isKnown) {
      // Kept by anybody, it would stand in for the better one for good.
      reply.header("cache-control", "no-store").type(`image/${picture.format}`)
      return reply.send(picture.bytes)
    }
    reply.header("cache-control", "public, max-age=31536000, immutable").header("etag", tag)
    if (isKnown) return reply.code(304).send()
    return reply.type(`image/${picture.format}`).send(picture.bytes)
  })
}

function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(",").some((known) => known.trim().replace(/^W\//, "") === tag)
}
