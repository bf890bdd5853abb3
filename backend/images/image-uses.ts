import { sql } from "kysely"
import { type AffectedTags, listChangedRecords } from "#backend/models/affected-tags.ts"
import type { Db, Trx } from "#backend/models/model-definition.ts"
import { models } from "#backend/models/models.ts"
import { getProductAffectedTags } from "#backend/models/product-affected-tags.ts"
import { lockEditors } from "#backend/models/record-rows.ts"
import { publishTags } from "#backend/models/write-model.ts"
import type { WireImageUse } from "#lib/contract/media-calls.ts"
import { type ModelName, modelNames } from "#lib/contract/model-call.ts"
import { type ImageReference, listImageReferences } from "./image-references.ts"

const modelsByTable = new Map(modelNames.map((name) => [String(models[name].table), name]))

type Subject = { model: ModelName; id: number }

/** Lists the records that show an image, each once: a photo's product, a slide's gallery. */
export async function listImageUses(db: Db, hash: string): Promise<WireImageUse[]> {
  return listUses(db, await listImageReferences(db, hash))
}

/** Lists the records that rows belong to, each once. */
export async function listUses(
  db: Db,
  references: readonly ImageReference[],
): Promise<WireImageUse[]> {
  const uses = new Map<string, WireImageUse>()
  for (const reference of references) {
    const subject = resolveOwner(reference)
    const name = subject === null ? reference.table : await getName(db, subject)
    const use = { model: subject?.model ?? "", id: subject?.id ?? null, name }
    uses.set(`${use.model} ${use.id} ${name}`, use)
  }
  return [...uses.values()]
}

/** Resolves the record that an administrator opens to see the image. */
function resolveOwner(reference: ImageReference): Subject | null {
  const { product_id: productId, gallery_id: galleryId, page_id: pageId } = reference
  if (productId !== null) return { model: "sell/product", id: productId }
  if (galleryId !== null) return { model: "cognito/gallery", id: galleryId }
  if (pageId !== null) return { model: "cognito/page", id: pageId }
  return resolveRecord(reference)
}

/** Resolves the record whose cache tags are those of the image. */
function resolveRecord({ table, id, product_id: productId }: ImageReference): Subject | null {
  if (table === "photos" && productId !== null) return { model: "sell/product", id: productId }
  const model = modelsByTable.get(table)
  return model === undefined || id === null ? null : { model, id }
}

async function getName(db: Db, { model, id }: Subject): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT coalesce(to_jsonb(row) ->> 'name', to_jsonb(row) ->> 'title', '') AS name
    FROM ${sql.table(models[model].table)} AS row WHERE id = ${id}`.execute(db)
  return rows[0]?.name ?? ""
}

/**
 * Runs a change of how an image looks, in a transaction, and publishes the cache tags of everything
 * that shows it, before and after.
 */
export function withImageChange<T>(
  db: Db,
  hash: string,
  change: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockEditors(trx)
    const references = await listImageReferences(trx, hash)
    const subjects = references.flatMap((reference) => resolveRecord(reference) ?? [])
    const before = await collectTags(trx, subjects)
    const result = await change(trx)
    const after = await collectTags(trx, subjects)
    const changes = after.flatMap((tags, at) => {
      const old = before[at] ?? tags
      return [...listChangedRecords(old, tags), ...listShowing(tags)]
    })
    await publishTags(
      trx,
      after.flatMap(({ touches }) => touches),
      changes,
    )
    return result
  })
}

async function collectTags(trx: Trx, subjects: readonly Subject[]): Promise<AffectedTags[]> {
  const productIds = [
    ...new Set(subjects.flatMap(({ model, id }) => (model === "sell/product" ? [id] : []))),
  ]
  const tags = [await getProductAffectedTags(trx, productIds)]
  for (const { model, id } of subjects) {
    if (model !== "sell/product") tags.push(await models[model].getAffectedTags(trx, id))
  }
  return tags
}

/** The tags of lists that show the record: no list knows of a changed crop, or alternative text. */
function listShowing({ states }: AffectedTags) {
  return [...states].flatMap(([key, { changes }]) => (key.startsWith("place:") ? [] : changes))
}
