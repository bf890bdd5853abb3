import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { shopModels } from "#backend/models/shop-models.ts"
import { updateModel, type WriteResult } from "#backend/models/write-model.ts"
import type { Result } from "#lib/contract/result.ts"

type Db = Kysely<Database>

type NewPhoto = { id: number; uuid: string; name: string; key: string }
type AddedPhoto = Result<{ item: { id: number } }, ApiError>

/** Adds an uploaded image as the product's last photo. Idempotent by the upload's uuid. */
export async function addPhoto(db: Db, photo: NewPhoto): Promise<AddedPhoto> {
  const image = await db
    .selectFrom("images")
    .select("hash")
    .where("hash", "=", photo.key)
    .executeTakeFirst()
  if (image === undefined) {
    return { ok: false, error: buildFieldError("key", { code: "picture_key_unknown" }) }
  }
  const added = await change(db, photo.id, async (trx) => {
    await sql`UPDATE images SET alt = ${photo.name} WHERE hash = ${photo.key} AND alt = ''`.execute(
      trx,
    )
    await sql`INSERT INTO photos (product_id, image_hash, upload_uuid, name, sort_order)
      SELECT ${photo.id}::integer, ${photo.key}::text, ${photo.uuid}::uuid, ${photo.name}::text,
        coalesce(max(sort_order), 0) + 1
      FROM photos WHERE product_id = ${photo.id}
      ON CONFLICT (upload_uuid) DO NOTHING`.execute(trx)
    return done
  })
  return added.ok ? getAddedPhoto(db, photo) : added
}

async function getAddedPhoto(db: Db, photo: NewPhoto): Promise<AddedPhoto> {
  const item = await db
    .selectFrom("photos")
    .select(["id", "enabled", "product_id", "image_hash", "name", "description", "sort_order"])
    .where("upload_uuid", "=", photo.uuid)
    .executeTakeFirst()
  if (item?.product_id === photo.id && item.image_hash === photo.key) {
    return { ok: true, value: { item } }
  }
  return { ok: false, error: buildFieldError("uuid", { code: "picture_upload_used" }, 409) }
}

/** Puts a product's photos in this order; those that are not named follow in their own order. */
export function sortPhotos(db: Db, id: number, photoIds: readonly number[]): Promise<WriteResult> {
  return change(db, id, async (trx) => {
    await sql`UPDATE photos SET sort_order = sorted.place
      FROM (SELECT photos.id, row_number() OVER (ORDER BY given.place NULLS LAST, photos.sort_order,
          photos.id) AS place
        FROM photos LEFT JOIN unnest(${photoIds}::integer[]) WITH ORDINALITY AS given(id, place)
          ON given.id = photos.id
        WHERE photos.product_id = ${id}) AS sorted
      WHERE photos.id = sorted.id AND photos.sort_order <> sorted.place`.execute(trx)
    return done
  })
}

/** Changes the alternative text of a product's photo. */
export function updatePhoto(
  db: Db,
  { id, photo_id, name }: { id: number; photo_id: number; name: string },
): Promise<WriteResult> {
  return change(db, id, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("photos")
      .set({ name })
      .where("id", "=", photo_id)
      .where("product_id", "=", id)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? done : unknownPhoto
  })
}

/** Removes a photo from a product. Its image stays in the media library for some days. */
export function removePhoto(
  db: Db,
  { id, photo_id }: { id: number; photo_id: number },
): Promise<WriteResult> {
  return change(db, id, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("photos")
      .where("id", "=", photo_id)
      .where("product_id", "=", id)
      .executeTakeFirst()
    return numDeletedRows > 0n ? done : unknownPhoto
  })
}

function change(
  db: Db,
  id: number,
  writeMore: (trx: Trx) => Promise<Result<null, ApiError>>,
): Promise<WriteResult> {
  return updateModel(db, shopModels["sell/product"], id, {}, { writeMore })
}

const done: Result<null, ApiError> = { ok: true, value: null }
const unknownPhoto: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "product_photo_unknown" }),
}
