import { type FileHandle, open } from "node:fs/promises"
import { join } from "node:path"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { isMissingFile } from "#backend/files/write-file-whole.ts"
import { buildRefusal, sendRefusal } from "#backend/http/refusal.ts"
import { resolveByteRange } from "./byte-range.ts"

const paramsSchema = z.object({ file: z.string().regex(/^[1-9]\d{0,9}\.mp4$/) })
// A video may be replaced under its id, so browsers ask again after a day.
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800"

/** Registers `/v/{id}.mp4`, read from `{dataDir}/media/videos`, whole or by range. */
export function registerVideos(app: FastifyInstance, { dataDir }: { dataDir: string }): void {
  const folder = join(dataDir, "media", "videos")
  app.route({
    method: ["GET", "HEAD"],
    url: "/v/:file",
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const params = paramsSchema.safeParse(request.params)
      const file = params.success ? await openIfThere(join(folder, params.data.file)) : null
      if (file === null) {
        return sendRefusal(reply, buildRefusal(404, "NOT_FOUND", "There is no such video."))
      }
      return sendVideo(file, request, reply)
    },
  })
}

async function sendVideo(file: FileHandle, request: FastifyRequest, reply: FastifyReply) {
  const { size, mtimeMs } = await file.stat()
  const tag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`
  const isSameFile =
    request.headers["if-range"] === undefined || request.headers["if-range"] === tag
  const range = isSameFile ? resolveByteRange(request.headers.range, size) : "whole"
  reply.header("accept-ranges", "bytes").header("etag", tag).header("cache-control", cacheControl)
  if (request.headers["if-none-match"] === tag || range === "unsatisfiable" || size === 0) {
    await file.close()
    if (range !== "unsatisfiable" && size > 0) return reply.code(304).send()
    reply.header("content-range", `bytes */${size}`)
    return sendRefusal(reply, buildRefusal(416, "BAD_REQUEST", `This video has ${size} bytes.`))
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range
  reply.type("video/mp4").header("content-length", end - start + 1)
  if (range !== "whole") reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`)
  if (request.method === "HEAD") {
    await file.close()
    return reply.send()
  }
  return reply.send(file.createReadStream({ start, end }))
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, "r")
  } catch (fault) {
    if (isMissingFile(fault)) return null
    throw fault
  }
}
