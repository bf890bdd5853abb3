import { sql } from "kysely"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { listReferences } from "#backend/images/image-references.ts"
import { listUses } from "#backend/images/image-uses.ts"
import type { Db } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { deleteRecord } from "#backend/models/record-rows.ts"
import { deleteModel } from "#backend/models/write-model.ts"
import type { WireImageUse } from "#lib/contract/media-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import type { VideoStore } from "./video-store.ts"

/**
 * Lists the records that show a video, each once: by its id, by its address in a text or a setting,
 * or as the background of a widget.
 */
export async function listVideoUses(db: Db, id: number): Promise<WireImageUse[]> {
  const address = `/v/${id}\\.(?:mp4|webm)`
  const setting = `"(?:background_video_id|video_id)": ?"?${id}"?[,}]`
  const references = await listReferences(
    db,
    (column, type) =>
      type === "text"
        ? sql<boolean>`${column} ~ ${address}`
        : sql<boolean>`${column}::text ~ ${`${address}|${setting}`}`,
    { columns: ["video_id", "background_video_id"], value: id },
  )
  return listUses(db, references)
}

/** Deletes a video with its file; an error while a record shows it. */
export async function deleteVideo(
  { db, videos }: { db: Db; videos: VideoStore },
  id: number,
): Promise<Result<{ success: true }, ApiError>> {
  const model = models["cognito/video"]
  const remove: NonNullable<(typeof models)["cognito/page"]["remove"]> = async (trx, recordId) => {
    if ((await listVideoUses(trx, recordId)).length > 0) return inUse
    await deleteRecord(trx, model, recordId)
    return { ok: true, value: null }
  }
  const deleted = await deleteModel(db, { ...model, remove }, { id })
  if (!deleted.ok) return deleted
  await videos.remove(id)
  return { ok: true, value: { success: true } }
}

const inUse: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "video_in_use" }),
}
