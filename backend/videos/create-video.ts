import { createHash } from "node:crypto"
import { mkdir, mkdtemp, open, rm } from "node:fs/promises"
import { join } from "node:path"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { FileFolder } from "#backend/files/file-folder.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { buildSlug } from "#backend/models/build-slug.ts"
import type { Result } from "#lib/contract/result.ts"
import { type VideoExtension, videoTypes } from "#lib/contract/video-file.ts"
import type { VideoStore } from "./video-store.ts"
import { resolveVideoType, videoHeadBytes } from "./video-type.ts"

type VideoDeps = {
  db: Kysely<Database>
  /** Contains the parts, which are deleted an hour later: they have no record. */
  files: FileFolder
  videos: VideoStore
  /** Largest video in bytes. */
  maxVideoBytes: number
  /** Contains the file while it is put together. */
  dataDir: string
}

type UploadedVideo = { id: number; name: string; mime: string }
type VideoResult = Result<{ item: UploadedVideo; isRepeated: boolean }, ApiError>

/**
 * Creates a video from uploaded parts, in their order. The type is decided by the content. Returns
 * the existing video for the same content. Errors: 400 for a part that is not there (any more), 413
 * over the limit, 415 for other types than MP4 and WebM.
 */
export async function createVideo(
  deps: VideoDeps,
  { name, parts }: { name: string; parts: readonly string[] },
): Promise<VideoResult> {
  if (await hasForeignPart(deps.db, parts)) return { ok: false, error: partMissing }
  await mkdir(deps.dataDir, { recursive: true })
  const folder = await mkdtemp(join(deps.dataDir, "video-upload-"))
  try {
    const path = join(folder, "video")
    const written = await writeParts(deps, parts, path)
    return written.ok ? await saveVideo(deps, { name, path, ...written.value }) : written
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** True if a key is that of a customer's file, which is no part of a video. */
async function hasForeignPart(db: Kysely<Database>, parts: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom("files")
    .select("id")
    .where("key", "in", [...parts])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type WrittenVideo = { extension: VideoExtension; bytes: number; hash: string }

async function writeParts(
  { files, maxVideoBytes }: VideoDeps,
  parts: readonly string[],
  path: string,
): Promise<Result<WrittenVideo, ApiError>> {
  const hash = createHash("sha256")
  const file = await open(path, "wx", 0o600)
  let bytes = 0
  let head = Buffer.alloc(0)
  try {
    for (const key of parts) {
      const part = await files.open(key)
      if (part === null) return { ok: false, error: partMissing }
      for await (const chunk of part) {
        const piece = Buffer.from(chunk)
        if (head.length < videoHeadBytes) head = Buffer.concat([head, piece])
        bytes += piece.length
        if (bytes > maxVideoBytes) return { ok: false, error: buildTooLarge(maxVideoBytes) }
        hash.update(piece)
        await file.appendFile(piece)
      }
    }
  } finally {
    await file.close()
  }
  const extension = resolveVideoType(head.subarray(0, videoHeadBytes))
  if (extension === null) return { ok: false, error: typeUnsupported }
  return { ok: true, value: { extension, bytes, hash: hash.digest("hex") } }
}

/** The file is stored before its record, so that no page shows a video without one. */
async function saveVideo(
  { db, videos }: VideoDeps,
  video: WrittenVideo & { name: string; path: string },
): Promise<VideoResult> {
  const known = await findByHash(db, video.hash)
  if (known !== null) return { ok: true, value: { item: known, isRepeated: true } }
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('videos', 'id'))::integer AS id`.execute(db)
  const id = rows[0]?.id ?? 0
  const mime = videoTypes[video.extension]
  await videos.put(id, video.path, video.extension)
  const item = await db
    .insertInto("videos")
    .values({
      id,
      name: video.name,
      slug: `${buildSlug(video.name, "video")}-${id}`,
      mime,
      bytes: video.bytes,
      file_hash: video.hash,
    })
    .onConflict((on) => on.column("file_hash").doNothing())
    .returning(["id", "name", "mime"])
    .executeTakeFirst()
  if (item !== undefined) return { ok: true, value: { item, isRepeated: false } }
  // Another request has stored the same file at the same time.
  await videos.remove(id)
  const other = await findByHash(db, video.hash)
  return other === null
    ? { ok: false, error: partMissing }
    : { ok: true, value: { item: other, isRepeated: true } }
}

async function findByHash(db: Kysely<Database>, hash: string): Promise<UploadedVideo | null> {
  const row = await db
    .selectFrom("videos")
    .select(["id", "name", "mime"])
    .where("file_hash", "=", hash)
    .executeTakeFirst()
  return row ?? null
}

/** Builds the error of a video over the limit in bytes. */
function buildTooLarge(maxBytes: number): ApiError {
  return buildApiError(413, "TOO_LARGE", {
    code: "video_too_large",
    params: { max: Math.floor(maxBytes / 1_000_000) },
  })
}

const partMissing = buildApiError(400, "BAD_REQUEST", { code: "video_part_missing" })
const typeUnsupported = buildApiError(415, "BAD_REQUEST", { code: "video_type_unsupported" })
