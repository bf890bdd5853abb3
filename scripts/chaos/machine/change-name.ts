import { recordChanges } from "#backend/changes/record-changes.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { Trading } from "./machine-shop.ts"
import { readPage } from "./page-reader.ts"

let names = 0

/** Updates a product to a unique name, with a change event as the back end records it. */
export async function changeName({ db }: Trading, url: string): Promise<string> {
  names += 1
  const name = `Chaos ${names} of ${Date.now()}`
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("products").set({ name }).where("url", "=", url).execute()
    await recordChanges(trx, [{ kind: "product", slug: url }])
  })
  return name
}

/** Validates that a change of this product's name appears in time; lists the errors. */
export async function seeChange(
  shop: Trading,
  httpsPort: number,
  { url, withinMs }: { url: string; withinMs: number },
): Promise<string[]> {
  const name = await changeName(shop, url)
  return eventually(withinMs, async () => {
    const { html, fault } = await readPage(httpsPort, `/product/${url}`)
    if (fault !== null) throw new Error(fault)
    if (!html.includes(name)) throw new Error("the page shows the old name")
    return []
  }).catch((fault: Error) => [`a change is not seen within ${withinMs / 1000} s: ${fault.message}`])
}
