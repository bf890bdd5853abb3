import { enqueueChanges } from "#backend/outbox/enqueue-changes.ts"
import { eventually } from "#tests/support/eventually.ts"
import { fetchChaosPage } from "./fetch-page.ts"
import type { Trading } from "./machine-shop.ts"

let names = 0

/** Updates a product to a unique name, with a change event as the back end records it. */
export async function updateProductName({ db }: Trading, url: string): Promise<string> {
  names += 1
  const name = `Chaos ${names} of ${Date.now()}`
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("products").set({ name }).where("url", "=", url).execute()
    await enqueueChanges(trx, [{ kind: "product", slug: url }])
  })
  return name
}

/** Validates that a change of this product's name appears in time; lists the errors. */
export async function validateNameChange(
  shop: Trading,
  httpsPort: number,
  { url, withinMs }: { url: string; withinMs: number },
): Promise<string[]> {
  const name = await updateProductName(shop, url)
  return eventually(withinMs, async () => {
    const { html, error } = await fetchChaosPage(httpsPort, `/product/${url}`)
    if (error !== null) throw new Error(error)
    if (!html.includes(name)) throw new Error("the page shows the old name")
    return []
  }).catch((error: Error) => [`a change is not seen within ${withinMs / 1000} s: ${error.message}`])
}
