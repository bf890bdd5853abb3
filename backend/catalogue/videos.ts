import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireVideo } from "#lib/contract/product.ts"
import { listImageRows } from "./image-rows.ts"
import { buildWireImage, type ImageRow } from "./wire-image.ts"

/** A film with the original of its still picture. */
export type Video = Omit<WireVideo, "slate_image"> & { slate_image: ImageRow | null }

const slateSize = { width: 1184, aspect: "16x9" } as const

/** A film by its id, null when there is none that is shown. `file` is for films of our own. */
export async function getVideo(db: Kysely<Database>, id: number): Promise<Video | null> {
  const row = await db
    .selectFrom("videos")
    .select(["id", "platform", "name", "slug", "length", "slate_hash"])
    .where("id", "=", id)
    .where("enabled", "=", true)
    .executeTakeFirst()
  if (!row) return null
  const { slate_hash, ...video } = row
  const slate = (await listImageRows(db, [slate_hash]))(slate_hash)
  return {
    ...video,
    slate: slate ? buildWireImage(slate, slateSize).url : "",
    slate_image: slate,
    file: video.platform === "file" ? `/v/${video.id}.mp4` : null,
  }
}
