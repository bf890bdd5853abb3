import type { Trx } from "#backend/models/model-definition.ts"
import { withProductChanges } from "#backend/models/product-affected-tags.ts"

/**
 * Runs `write` on a review of a product, or on a question to it. If that is shown before or after
 * `write`, publishes the change events of the product's page and of the tiles that show its stars.
 */
export async function withShownChange(
  trx: Trx,
  { productId, isShown }: { productId: number; isShown: boolean },
  write: () => Promise<void>,
): Promise<void> {
  if (!isShown) return write()
  await withProductChanges(trx, [productId], async () => {
    await write()
    return []
  })
}
