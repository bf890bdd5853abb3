import { sql } from "kysely"
import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { addPhotoSchema } from "#lib/contract/model-call.ts"
import type { Db } from "./model-definition.ts"
import { models } from "./models.ts"
import { withModelChange } from "./write-model.ts"

/** Adds an uploaded image as the product's last photo. Idempotent by the upload's uuid. */
export async function addPhoto(db: Db, photo: z.infer<typeof addPhotoSchema>) {
  const image = await db
    .selectFrom("images")
    .select("hash")
    .where("hash", "=", photo.key)
    .executeTakeFirst()
  if (image === undefined) {
    const message = "There is no uploaded file with this key."
    return buildApiError(400, "BAD_REQUEST", message, { key: message })
  }
  const result = await withModelChange(db, models["sell/product"], photo.id, async (trx) => {
    await sql`UPDATE images SET alt = ${photo.name} WHERE hash = ${photo.key} AND alt = ''`.execute(
      trx,
    )
    await sql`INSERT INTO photos (product_id, image_hash, upload_uuid, name, sort_order)
      SELECT ${photo.id}::integer, ${photo.key}::text, ${photo.uuid}::uuid, ${photo.name}::text,
        coalesce(max(sort_order), 0) + 1
      FROM photos WHERE product_id = ${photo.id}
      ON CONFLICT (upload_uuid) DO NOTHING`.execute(trx)
  })
  return "status" in result ? result : getAddedPhoto(db, photo)
}

async function getAddedPhoto(
  db: Db,
  photo: z.infer<typeof addPhotoSchema>,
): Promise<{ item: object } | ApiError> {
  const item = await db
    .selectFrom("photos")
    .select(["id", "enabled", "product_id", "image_hash", "name", "description", "sort_order"])
    .where("upload_uuid", "=", photo.uuid)
    .executeTakeFirst()
  if (item?.product_id === photo.id && item.image_hash === photo.key) return { item }
  const message = "This upload has been used for another photo."
  return buildApiError(409, "CONFLICT", message, { uuid: message })
}
