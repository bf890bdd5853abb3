import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { deleteUnusedImage } from "./delete-unused-image.ts"
import { listUsedHashes } from "./list-used-hashes.ts"

/** Retention of unreferenced images: uploads precede their use, and mistakes surface in days. */
const retainUnusedMs = 7 * 86_400_000

type PruneDeps = Pick<Deps, "db" | "now"> & { removePicture: (hash: string) => Promise<void> }

/**
 * Deletes images with all their renditions that were unreferenced for a week. Each run records the
 * unreferenced ones in `images.unused_since`. Another upload of the same image resets that time.
 */
export async function pruneOriginals(deps: PruneDeps, signal?: AbortSignal): Promise<void> {
  const { db, now } = deps
  const images = await db.selectFrom("images").select(["hash", "unused_since"]).execute()
  const used = await listUsedHashes(db, signal)
  const unused = images.filter(({ hash }) => !used.has(hash))
  const before = new Date(now().getTime() - retainUnusedMs)
  for (const { hash, unused_since: since } of unused) {
    signal?.throwIfAborted()
    if (since !== null && since < before) await pruneImage(deps, hash, before)
  }
  const isMarkedUnused = ({ unused_since: since }: { unused_since: Date | null }) => since !== null
  const usedAgain = images.filter((image) => used.has(image.hash) && isMarkedUnused(image))
  const newlyUnused = unused.filter((image) => !isMarkedUnused(image))
  await saveUnusedSince(deps, usedAgain, null)
  await saveUnusedSince(deps, newlyUnused, now())
}

async function pruneImage(
  { db, removePicture }: PruneDeps,
  hash: string,
  before: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const image = await trx
      .selectFrom("images")
      .select("hash")
      .where("hash", "=", hash)
      .where("unused_since", "<", before)
      .forUpdate()
      .executeTakeFirst()
    if (image !== undefined) await deleteUnusedImage(trx, hash, removePicture)
  })
}

async function saveUnusedSince(
  { db }: PruneDeps,
  images: readonly { hash: string }[],
  since: Date | null,
): Promise<void> {
  const hashes = images.map(({ hash }) => hash)
  await sql`UPDATE images SET unused_since = ${since}
    WHERE hash = ANY(${hashes}::text[])`.execute(db)
}
