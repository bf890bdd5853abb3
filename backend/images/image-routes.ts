import type { FastifyInstance } from "fastify"
import { buildRefusal, sendRefusal } from "#backend/http/refusal.ts"
import type { FindImageAccess } from "./image-access.ts"
import { resolveRendition } from "./rendition.ts"
import { buildRenditionTag, type RenditionService } from "./rendition-service.ts"
import { resolveStandIn } from "./stand-in.ts"

/**
 * Who may keep a picture. A person's is asked about each time, so that it is gone everywhere once it was
 * removed. What stands in for a better picture, kept by anybody, would do so for good.
 */
const cacheControl = {
  public: { best: "public, max-age=31536000, immutable", standIn: "no-store" },
  private: { best: "private, no-cache", standIn: "private, no-store" },
}

/**
 * Registers `/assets/i/{hash}/{aspect}/{width}.{ext}` and its `{W}x{H}:` form. An AVIF that takes long is
 * answered in another format, which nobody may keep, until it is made. A picture without a record is not
 * there, whatever of it is still on a disk.
 */
export function registerImages(
  app: FastifyInstance,
  service: RenditionService,
  findAccess: FindImageAccess,
): void {
  app.get("/assets/i/:hash/:aspect/:file", async (request, reply) => {
    const rendition = resolveRendition(request.params)
    if ("status" in rendition) return sendRefusal(reply, rendition)
    const access = await findAccess(rendition.hash)
    if (access === null) return sendRefusal(reply, noPicture)
    const standIn = resolveStandIn(rendition.format, request.headers.accept)
    const picture = await service.getRendition(rendition, standIn)
    if ("status" in picture) return sendRefusal(reply, picture)
    const tag = `"${buildRenditionTag(rendition)}"`
    const isKnown = isKnownTag(request.headers["if-none-match"], tag)
    if (picture.format !== rendition.format && !isKnown) {
      reply.header("cache-control", cacheControl[access].standIn).type(`image/${picture.format}`)
      return reply.send(picture.bytes)
    }
    reply.header("cache-control", cacheControl[access].best).header("etag", tag)
    if (isKnown) return reply.code(304).send()
    return reply.type(`image/${picture.format}`).send(picture.bytes)
  })
}

const noPicture = buildRefusal(404, "NOT_FOUND", "There is no such picture.")

function isKnownTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(",").some((known) => known.trim().replace(/^W\//, "") === tag)
}
