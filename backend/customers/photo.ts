import type { Kysely } from "kysely"
import { buildOptionalWireImage, type ImageSize, listImageRows } from "#backend/catalogue/images.ts"
import type { Database } from "#backend/db/schema.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { type PhotoDeps, receivePhoto } from "#backend/images/receive-photo.ts"
import { deleteUnusedImage } from "#backend/images/unused-images.ts"
import type { WireImage } from "#lib/contract/image.ts"
import type { Result } from "#lib/contract/result.ts"

/**
 * Saves a base64 image, plain or as a data URL, as the customer's photo; null deletes the photo.
 * Errors as in `receivePhoto`.
 */
export async function saveCustomerPhoto(
  deps: PhotoDeps,
  userId: number,
  image: string | null,
): Promise<Result<null, ApiError>> {
  if (image === null) return savePhoto(deps, userId, null)
  const received = await receivePhoto(deps, userId, image)
  return received.ok ? savePhoto(deps, userId, received.value) : received
}

/** Returns a customer's photo in the requested size; null if there is none. */
export async function getPhoto(
  db: Kysely<Database>,
  userId: number,
  size: ImageSize,
): Promise<WireImage | null> {
  const user = await db
    .selectFrom("users")
    .select("image_hash")
    .where("id", "=", userId)
    .executeTakeFirst()
  const hash = user?.image_hash ?? null
  const imageOf = await listImageRows(db, [hash])
  return buildOptionalWireImage(imageOf(hash), size)
}

/** Deletes the previous photo with all its sizes, so that its URL stops working. */
async function savePhoto(
  { db, removePicture }: PhotoDeps,
  userId: number,
  hash: string | null,
): Promise<Result<null, ApiError>> {
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom("users")
      .select("image_hash")
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst()
    await trx.updateTable("users").set({ image_hash: hash }).where("id", "=", userId).execute()
    const before = user?.image_hash ?? null
    if (before !== null && before !== hash) await deleteUnusedImage(trx, before, removePicture)
  })
  return { ok: true, value: null }
}
