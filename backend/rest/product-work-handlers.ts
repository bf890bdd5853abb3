import { resolveCaller } from "#backend/accounts/caller.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { withVersion } from "#backend/http/record-version.ts"
import { moveGroupRecord } from "#backend/models/group-writes.ts"
import { models } from "#backend/models/models.ts"
import { deleteModel, updateModel, type WriteResult } from "#backend/models/write-model.ts"
import { buildCatalogueFile, importCatalogueText } from "#backend/products/catalogue-file.ts"
import { addPhoto, removePhoto, sortPhotos, updatePhoto } from "#backend/products/photos.ts"
import { saveVariations } from "#backend/products/save-variations.ts"
import { duplicateProduct, startProduct } from "#backend/products/start-product.ts"
import { listStockMovements, moveStock } from "#backend/products/stock-movements.ts"
import { maxCsvLength, productWorkCalls } from "#lib/contract/product-work-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildAdminHandler } from "./rest-handler.ts"

/** A character may need several bytes, and its JSON more. */
const csvBodyLimit = 3 * maxCsvLength

/** The handlers of administrators' calls about products. */
export const productWorkHandlers = {
  startProduct: buildAdminHandler(productWorkCalls.startProduct, async ({ body }, { db }) =>
    buildItem(await startProduct(db, body)),
  ),
  duplicateProduct: buildAdminHandler(
    productWorkCalls.duplicateProduct,
    async ({ body: { id, ...names } }, { db }) => buildItem(await duplicateProduct(db, id, names)),
  ),
  deleteProduct: buildAdminHandler(productWorkCalls.deleteProduct, async ({ body }, { db }) => {
    const removed = await deleteModel(db, models["sell/product"], body)
    return removed.ok ? { ok: true, value: { item: null } } : removed
  }),
  saveVariations: buildAdminHandler(
    productWorkCalls.saveVariations,
    async ({ body: { variations, sku_options, ...based } }, { db }) =>
      buildItem(await saveVariations(db, based, variations, sku_options)),
  ),
  addPhoto: buildAdminHandler(productWorkCalls.addPhoto, ({ body }, { db }) => addPhoto(db, body)),
  sortPhotos: buildAdminHandler(productWorkCalls.sortPhotos, async ({ body }, { db }) =>
    buildItem(await sortPhotos(db, body.id, body.photo_ids)),
  ),
  updatePhoto: buildAdminHandler(productWorkCalls.updatePhoto, async ({ body }, { db }) =>
    buildItem(await updatePhoto(db, body)),
  ),
  removePhoto: buildAdminHandler(productWorkCalls.removePhoto, async ({ body }, { db }) =>
    buildItem(await removePhoto(db, body)),
  ),
  moveStock: buildAdminHandler(productWorkCalls.moveStock, async ({ body }, deps, request) => {
    const caller = await resolveCaller(deps, request)
    if (!caller.ok) return caller
    const userId = caller.value.kind === "user" ? caller.value.userId : null
    return buildItem(await moveStock(deps.db, body, userId))
  }),
  listStockMovements: buildAdminHandler(
    productWorkCalls.listStockMovements,
    async ({ body }, { db }) => ({ ok: true, value: await listStockMovements(db, body) }),
  ),
  moveGroup: buildAdminHandler(productWorkCalls.moveGroup, async ({ body }, { db }) =>
    buildItem(
      await updateModel(
        db,
        models["cognito/group"],
        body.id,
        {},
        {
          writeMore: (trx) => moveGroupRecord(trx, body),
        },
      ),
    ),
  ),
  checkImport: buildAdminHandler(
    productWorkCalls.checkImport,
    ({ body }, { db, now }) => importCatalogueText(db, body, { now: now(), isDryRun: true }),
    { bodyLimit: csvBodyLimit },
  ),
  importProducts: buildAdminHandler(
    productWorkCalls.importProducts,
    ({ body }, { db, now }) => importCatalogueText(db, body, { now: now(), isDryRun: false }),
    { bodyLimit: csvBodyLimit },
  ),
  exportProducts: buildAdminHandler(
    productWorkCalls.exportProducts,
    async (_input, { db, now, accounts }) => ({
      ok: true,
      value: await buildCatalogueFile(db, accounts.siteUrl, now()),
    }),
  ),
}

/** The record of a model is validated as that of the call when the response is sent. */
function buildItem<T>(written: WriteResult): Result<{ item: T | null }, ApiError> {
  if (!written.ok) return written
  return { ok: true, value: { item: written.value && (withVersion(written.value) as T) } }
}
