import { createHash } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { buildRefusal, type Refusal } from "#backend/http/refusal.ts"
import type { ImageStore } from "./image-store.ts"
import { originalTypes, resolveOriginalType } from "./original-type.ts"
import { maxPixels, openImage } from "./sharp-image.ts"

/** A larger file than this many bytes is refused. */
export const maxOriginalBytes = 20_000_000

type Look = { width: number; height: number; averageColour: string }

export type StoredOriginal = Look & {
  hash: string
  mime: string
  bytes: number
  alt: string
}

/**
 * Keeps a picture and its record, and gives its hash; doing it twice changes nothing, the first
 * alt text stays unless it was empty. Refused: other kinds than JPEG, PNG, WebP and GIF (by content),
 * over 20 MB, over 40 megapixels, damaged. `db` may be a transaction.
 */
export async function storeOriginal(
  deps: { db: Kysely<Database>; store: ImageStore },
  bytes: Buffer,
  { alt }: { alt: string },
): Promise<StoredOriginal | Refusal> {
  if (bytes.length > maxOriginalBytes) {
    return buildRefusal(413, "TOO_LARGE", "This picture is larger than 20 MB.")
  }
  const extension = resolveOriginalType(bytes)
  if (extension === null) {
    return buildRefusal(415, "BAD_REQUEST", "Only JPEG, PNG, WebP and GIF pictures are taken.")
  }
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  const look = (await findLook(deps.db, hash)) ?? (await getLook(bytes))
  if (look === null) return buildRefusal(400, "BAD_REQUEST", "This picture cannot be decoded.")
  if ("status" in look) return look
  await deps.store.putOriginal(hash, extension, bytes)
  const mime = originalTypes[extension]
  const original = { hash, ...look, mime, bytes: bytes.length, alt }
  await insertImage(deps.db, original, `${hash}.${extension}`)
  return original
}

async function insertImage(db: Kysely<Database>, original: StoredOriginal, fileName: string) {
  const { averageColour, ...columns } = original
  await db
    .insertInto("images")
    .values({ ...columns, file_name: fileName, average_colour: averageColour })
    .onConflict((conflict) =>
      conflict.column("hash").doUpdateSet({ alt: original.alt }).where("images.alt", "=", ""),
    )
    .execute()
}

/** A picture that was stored before need not be decoded again. */
async function findLook(db: Kysely<Database>, hash: string): Promise<Look | undefined> {
  return db
    .selectFrom("images")
    .select(["width", "height", "average_colour as averageColour"])
    .where("hash", "=", hash)
    .executeTakeFirst()
}

async function getLook(bytes: Buffer): Promise<Look | Refusal | null> {
  try {
    const { autoOrient } = await openImage(bytes).metadata()
    if (autoOrient.width * autoOrient.height > maxPixels) {
      return buildRefusal(413, "TOO_LARGE", "This picture has more than 40 megapixels.")
    }
    const pixel = await openImage(bytes)
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .resize(1, 1, { fit: "fill" })
      .raw()
      .toBuffer()
    return { ...autoOrient, averageColour: buildHexColour(pixel) }
  } catch (fault) {
    if (String(fault).includes("pixel limit")) {
      return buildRefusal(413, "TOO_LARGE", "This picture has more than 40 megapixels.")
    }
    return null
  }
}

function buildHexColour(pixel: Buffer): string {
  const [red = 0, green = red, blue = red] = pixel
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
