import { readFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import type { Transaction } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { ImageStore } from "#backend/images/image-store.ts"
import { saveOriginal } from "#backend/images/save-original.ts"
import type { VideoStore } from "#backend/videos/video-store.ts"
import { buildVideoInput } from "./build-product-inputs.ts"
import { listPictures } from "./list-pictures.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedPicture } from "./seed-types.ts"

/** Folder of the images and videos in the repository. */
export const mediaFolder = join(import.meta.dirname, "media")

export type MediaDeps = { trx: Transaction<Database>; store: ImageStore; videos: VideoStore }

/** Saves every image of the shop and sets its hash in `ids`. Throws if one is rejected. */
export async function saveSeedImages(
  deps: MediaDeps,
  seed: Seed,
  ids: SeedLookup,
): Promise<number> {
  const pictures = listPictures(seed)
  const waiting = pictures.values()
  const worker = async () => {
    for (const picture of waiting) ids.image.set(picture.file, await saveImage(deps, picture))
  }
  const workers = Array.from({ length: availableParallelism() }, worker)
  // Wait for all workers: one still writing after a rollback would leave rows behind.
  const ended = await Promise.allSettled(workers)
  const failure = ended.find(({ status }) => status === "rejected")
  if (failure?.status === "rejected") throw failure.reason
  return pictures.length
}

async function saveImage({ trx, store }: MediaDeps, { file, alt }: SeedPicture) {
  const bytes = await readFile(join(mediaFolder, file))
  const stored = await saveOriginal({ db: trx, store }, bytes, { alt })
  if (!("hash" in stored))
    throw new Error(`The picture ${file} was rejected: ${stored.body.message}`)
  return stored.hash
}

/** Saves every video with its record and stores its file for `/v/{id}.mp4`. */
export async function saveSeedVideos({ trx, videos }: MediaDeps, seed: Seed, ids: SeedLookup) {
  for (const video of seed.videos) {
    const row = buildVideoInput(video, ids)
    const { id } = await trx
      .insertInto("videos")
      .values(row)
      .onConflict((conflict) => conflict.column("slug").doUpdateSet(row))
      .returning("id")
      .executeTakeFirstOrThrow()
    await videos.put(id, join(mediaFolder, video.file))
    ids.video.set(video.slug, id)
  }
}
