import type { Kysely, Selectable } from "kysely"
import type { VideosTable } from "#backend/db/content-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireVideo } from "#lib/contract/product.ts"
import { buildVideoPath } from "#lib/contract/video-file.ts"
import { buildWireImage, type ImageLookup, type ImageRow, listImageRows } from "./images.ts"

/** A video with the original of its slate image. */
export type Video = Omit<WireVideo, "slate_image"> & { slate_image: ImageRow | null }

const slateSize = { width: 1184, aspect: "16x9" } as const

/**
 * Returns the enabled video with this id; null if there is none. `file` is set for self-hosted
 * videos.
 */
export async function getVideo(db: Kysely<Database>, id: number): Promise<Video | null> {
  const row = await selectShown(db).select(columns).where("id", "=", id).executeTakeFirst()
  return row ? buildVideo(row, await listImageRows(db, [row.slate_hash])) : null
}

/** Lists the enabled videos in order of creation, with the total count. */
export async function listVideos(
  db: Kysely<Database>,
  page: { limit: number; offset: number },
): Promise<{ data: Video[]; count: number }> {
  const shown = selectShown(db)
  const [rows, { count }] = await Promise.all([
    shown.select(columns).orderBy("id").limit(page.limit).offset(page.offset).execute(),
    shown.select((eb) => eb.fn.countAll<string>().as("count")).executeTakeFirstOrThrow(),
  ])
  const imageOf = await listImageRows(
    db,
    rows.map((row) => row.slate_hash),
  )
  return { data: rows.map((row) => buildVideo(row, imageOf)), count: Number(count) }
}

const columns = [
  "id",
  "platform",
  "name",
  "slug",
  "length",
  "slate_hash",
  "mime",
  "created_at",
] as const

function selectShown(db: Kysely<Database>) {
  return db.selectFrom("videos").where("enabled", "=", true)
}

type VideoRow = Pick<Selectable<VideosTable>, (typeof columns)[number]>

function buildVideo(
  { slate_hash, created_at, mime, ...video }: VideoRow,
  imageOf: ImageLookup,
): Video {
  const slate = imageOf(slate_hash)
  return {
    ...video,
    slate: slate ? buildWireImage(slate, slateSize).url : "",
    slate_image: slate,
    file: video.platform === "file" ? buildVideoPath({ id: video.id, mime }) : null,
    created_at: created_at.toISOString(),
  }
}
