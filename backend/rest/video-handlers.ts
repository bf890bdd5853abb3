import { createVideo } from "#backend/videos/create-video.ts"
import { deleteVideo, listVideoUses } from "#backend/videos/video-library.ts"
import { videoCalls } from "#lib/contract/video-calls.ts"
import { videoPartBytes } from "#lib/contract/video-file.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** The handlers of administrators' calls about videos. */
export const videoHandlers = {
  getVideoLimits: buildAdminHandler(
    videoCalls.getVideoLimits,
    async (_input, { maxVideoBytes }) => ({
      ok: true,
      value: { max_bytes: maxVideoBytes, part_bytes: videoPartBytes },
    }),
  ),
  finishVideoUpload: buildAdminHandler(videoCalls.finishVideoUpload, async ({ body }, deps) => {
    const received = await createVideo(deps, body)
    if (!received.ok) return received
    const { item, isRepeated } = received.value
    return { ok: true, value: { item }, isRepeated }
  }),
  getVideoUses: buildAdminHandler(videoCalls.getVideoUses, async ({ body }, { db }) => {
    const data = await listVideoUses(db, body.id)
    return { ok: true, value: { data, count: data.length } }
  }),
  removeVideo: buildAdminHandler(videoCalls.removeVideo, ({ body }, deps) =>
    deleteVideo(deps, body.id),
  ),
}
