import { type SqlBool, sql } from "kysely"
import { buildWireImage, type ImageRow } from "#backend/catalogue/images.ts"
import { type ApiError, buildApiError, buildFieldError } from "#backend/http/api-error.ts"
import { buildVersion, validateVersion } from "#backend/http/record-version.ts"
import type { Db } from "#backend/models/model-definition.ts"
import { buildImageKey } from "#lib/contract/image-key.ts"
import type { UpdateImageInput, WireListedImage, WireMediaItem } from "#lib/contract/media-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { replaceImageReferences } from "./image-references.ts"
import { listImageUses, withImageChange } from "./image-uses.ts"
import { deleteUnusedImage } from "./unused-images.ts"

type MediaRow = ImageRow & {
  file_name: string
  name: string
  tags: string[]
  mime: string
  bytes: number
  created_at: Date
  unused_since: Date | null
}

/** Builds the API format of an image of the media library. */
export function buildListedImage(row: MediaRow): WireListedImage {
  return {
    hash: row.hash,
    file_name: row.file_name,
    name: row.name,
    tags: row.tags,
    mime: row.mime,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    focus: { x: row.focus_x, y: row.focus_y },
    created_at: row.created_at.toISOString(),
    is_unused: row.unused_since !== null,
    image: buildWireImage(row, { width: 300, aspect: "4x3" }),
  }
}

/** Returns an image with the records that show it; null if the library has none with this hash. */
export async function getMediaItem(db: Db, hash: string): Promise<WireMediaItem | null> {
  const row = await findImage(db, hash)
  if (row === null) return null
  const uses = await listImageUses(db, hash)
  const orderCount = await countOrders(db, hash)
  const isUnused = uses.length === 0 && orderCount === 0
  const item = { ...buildListedImage(row), is_unused: isUnused, uses, order_count: orderCount }
  return { ...item, version: buildVersion(pickEdited(row)) }
}

/** The fields that administrators edit: their digest is the version. */
function pickEdited({ name, alt, tags, focus_x, focus_y }: MediaRow) {
  return { name, alt, tags, focus_x, focus_y }
}

async function findImage(db: Db, hash: string): Promise<MediaRow | null> {
  const row = await db
    .selectFrom("images")
    .selectAll()
    .where("hash", "=", hash)
    .where("is_private", "=", false)
    .executeTakeFirst()
  return row ?? null
}

async function countOrders(db: Db, hash: string): Promise<number> {
  const { count } = await db
    .selectFrom("order_lines")
    .select((eb) => eb.fn.count<string>("order_id").distinct().as("count"))
    .where("image_hash", "=", hash)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type ItemResult = Result<{ item: WireMediaItem | null }, ApiError>

/**
 * Changes the name, the tags, the alternative text or the focal point of an image; the pages that
 * show it are revalidated, and texts with its URLs get the new ones.
 */
export async function updateImage(
  db: Db,
  { hash, version, name, alt, tags, focus }: UpdateImageInput,
): Promise<ItemResult> {
  const known = await findImage(db, hash)
  if (known === null) return missing
  const conflict = validateVersion(pickEdited(known), version)
  if (conflict !== null) return { ok: false, error: conflict }
  const isShownOtherwise =
    (alt !== undefined && alt !== known.alt) ||
    (focus !== undefined && (focus.x !== known.focus_x || focus.y !== known.focus_y))
  const save = async (trx: Db) => {
    await trx
      .updateTable("images")
      .set({
        ...(name !== undefined && { name }),
        ...(alt !== undefined && { alt }),
        ...(tags !== undefined && { tags: [...new Set(tags)] }),
        ...(focus !== undefined && { focus_x: focus.x, focus_y: focus.y }),
      })
      .where("hash", "=", hash)
      .execute()
    if (focus === undefined) return
    await replaceImageReferences(trx, hash, { hash, key: buildImageKey(hash, focus) })
  }
  if (isShownOtherwise) await withImageChange(db, hash, save)
  else if (name !== undefined || tags !== undefined) await save(db)
  return { ok: true, value: { item: await getMediaItem(db, hash) } }
}

/**
 * Has every record show another image of the library. It takes over the alternative text and the tags
 * if it has none. Past orders are unchanged.
 */
export async function replaceImage(
  db: Db,
  { hash, by }: { hash: string; by: string },
): Promise<ItemResult> {
  const [known, other] = [await findImage(db, hash), await findImage(db, by)]
  if (known === null) return missing
  if (other === null || by === hash) {
    return { ok: false, error: buildFieldError("by", { code: "picture_key_unknown" }) }
  }
  const key = buildImageKey(by, { x: other.focus_x, y: other.focus_y })
  await withImageChange(db, hash, async (trx) => {
    await trx
      .updateTable("images")
      .set({
        alt: other.alt === "" ? known.alt : other.alt,
        tags: other.tags.length === 0 ? known.tags : other.tags,
        unused_since: null,
      })
      .where("hash", "=", by)
      .execute()
    await replaceImageReferences(trx, hash, { hash: by, key })
  })
  return { ok: true, value: { item: await getMediaItem(db, by) } }
}

/** Deletes an image with all its renditions; an error while a record or a past order refers to it. */
export async function deleteImage(
  db: Db,
  hash: string,
  removePicture: (hash: string) => Promise<void>,
): Promise<Result<{ success: true }, ApiError>> {
  const item = await getMediaItem(db, hash)
  if (item === null) return missing
  if (!item.is_unused) return inUse
  await db.transaction().execute((trx) => deleteUnusedImage(trx, hash, removePicture))
  return (await findImage(db, hash)) === null ? { ok: true, value: { success: true } } : inUse
}

/** Lists the tags of all images, most frequent first. */
export async function listImageTags(
  db: Db,
): Promise<{ data: { tag: string; count: number }[]; count: number }> {
  const { rows } = await sql<{ tag: string; count: number }>`
    SELECT tag, count(*)::integer AS count FROM images, unnest(tags) AS tag
    WHERE NOT is_private GROUP BY tag ORDER BY count(*) DESC, tag LIMIT 500`.execute(db)
  return { data: rows, count: rows.length }
}

/** Returns what the audit log records of an image; null if there is none. */
export async function getAuditedImage(db: Db, hash: string): Promise<object | null> {
  const row = await findImage(db, hash)
  if (row === null) return null
  const { name, file_name, alt, tags, focus_x, focus_y } = row
  return { name: name === "" ? file_name : name, alt, tags, focus: `${focus_x} ${focus_y}` }
}

/** The condition of images that have a tag. */
export function buildTagCondition(tag: string) {
  return sql<SqlBool>`tags @> ARRAY[${tag}::text]`
}

const missing: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "picture_not_found" }),
}

const inUse: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "image_in_use" }),
}
