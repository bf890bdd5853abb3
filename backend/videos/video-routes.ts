import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { buildApiError, sendApiError } from "#backend/http/api-error.ts"
import { type VideoExtension, videoTypes } from "#lib/contract/video-file.ts"
import { matchesEtag } from "#lib/runtime/http-headers.ts"
import type { StoredVideo, VideoStore } from "./video-store.ts"

const paramsSchema = z.object({
  file: z
    .string()
    .regex(/^[1-9]\d{0,9}\.(?:mp4|webm)$/)
    .transform((name) => ({
      id: Number.parseInt(name, 10),
      extension: name.endsWith(".webm") ? ("webm" as const) : ("mp4" as const),
    })),
})
// A video may be replaced under the same id, so browsers revalidate it after a day.
const cacheControl = "public, max-age=86400, stale-while-revalidate=604800"

/**
 * Registers `/v/{id}.mp4` and `.webm` with support for byte ranges. The id decides on the video, and its
 * file on the type: pages that know only the id use `.mp4`.
 */
export function registerVideos(app: FastifyInstance, { store }: { store: VideoStore }): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/v/:file",
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const params = paramsSchema.safeParse(request.params)
      if (!params.success) return sendApiError(reply, missing)
      const video = await findVideo(store, params.data.file, request)
      if (video === "unavailable") return sendApiError(reply, unavailable)
      return video === null ? sendApiError(reply, missing) : sendVideo(video, request, reply)
    },
  })
}

async function findVideo(
  store: VideoStore,
  { id, extension }: { id: number; extension: VideoExtension },
  request: FastifyRequest,
) {
  try {
    return await store.find(id, extension)
  } catch (error) {
    request.log.error({ err: error, id }, "videos: read failed")
    return "unavailable" as const
  }
}

/** HTTP defines `Range` for GET only (RFC 9110, section 14.2): a HEAD is of the whole video. */
async function sendVideo(video: StoredVideo, request: FastifyRequest, reply: FastifyReply) {
  const { bytes: size, tag } = video
  const isSameFile =
    request.headers["if-range"] === undefined || request.headers["if-range"] === tag
  const hasRange = request.method === "GET" && isSameFile
  const range = hasRange ? resolveByteRange(request.headers.range, size) : "whole"
  reply.header("accept-ranges", "bytes").header("etag", tag).header("cache-control", cacheControl)
  if (matchesEtag(request.headers["if-none-match"], tag)) {
    await video.close()
    return reply.code(304).send()
  }
  if (range === "unsatisfiable" || size === 0) {
    await video.close()
    reply.header("content-range", `bytes */${size}`)
    return sendApiError(
      reply,
      buildApiError(416, "BAD_REQUEST", { code: "video_range_invalid", params: { size } }),
    )
  }
  const { start, end } = range === "whole" ? { start: 0, end: size - 1 } : range
  reply.type(videoTypes[video.extension]).header("content-length", end - start + 1)
  if (range !== "whole") reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`)
  if (request.method === "HEAD") {
    await video.close()
    return reply.send()
  }
  return reply.send(await video.open({ start, end }))
}

const missing = buildApiError(404, "NOT_FOUND", { code: "video_not_found" })
const unavailable = {
  ...buildApiError(503, "UNAVAILABLE", { code: "video_store_unavailable" }),
  retryAfterSeconds: 2,
}

/** The bytes to send, both ends inclusive. `whole` if the header is absent or not supported. */
type ByteRange = { start: number; end: number } | "whole" | "unsatisfiable"

/** Resolves a Range header for a file size in bytes. Multiple ranges resolve to `whole`. */
export function resolveByteRange(header: string | undefined, size: number): ByteRange {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "")
  if (parts === null) return "whole"
  const [, first = "", last = ""] = parts
  if (first === "" && last === "") return "whole"
  if (first === "") {
    const length = Math.min(Number(last), size)
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return "whole"
  return start >= size ? "unsatisfiable" : { start, end }
}
