import type { Kysely } from "kysely"
import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage, type ImageSize } from "#backend/catalogue/wire-image.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireImage } from "#lib/contract/image.ts"

/** Returns the image with the given original hash in the requested size, or null. */
export async function getImage(
  db: Kysely<Database>,
  hash: string,
  size: ImageSize,
): Promise<WireImage | null> {
  const imageOf = await listImageRows(db, [hash])
  return buildOptionalWireImage(imageOf(hash), size)
}
