import { recordChanges } from "#backend/changes/record-changes.ts"
import { eventually } from "#tests/support/eventually.ts"
import type { Trading } from "./machine-shop.ts"
import { readPage } from "./page-reader.ts"

let names = 0

/** Gives a product a name that it never had, announced as the back end does. */
export async function changeName({ db }: Trading, url: string): Promise<string> {
  names += 1
  const name = `Chaos ${names} of ${Date.now()}`
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("products").set({ name }).where("url", "=", url).execute()
    await recordChanges(trx, [{ kind: "product", slug: url }])
  })
  return name
}

/** A sentence where visitors do not see a change of this product's name in time; else none. */
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
