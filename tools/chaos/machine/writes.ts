import sharp from "sharp"
import { signAdminToken } from "#backend/accounts/admin-token.ts"
import { enqueueChanges } from "#backend/outbox/change-outbox.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import type { MachineShop, Trading } from "./machine-shop.ts"
import { fetchChaosPage, fetchThroughProxy } from "./requests.ts"

/** Creates an image that was never uploaded before. */
export function createImage(): Promise<Buffer> {
  const background = { r: random(), g: random(), b: random() }
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 400, height: 300, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
}

function random(): number {
  return Math.floor(Math.random() * 256)
}

/** Sends an admin upload; returns the status of the response. */
export async function sendUpload(
  { apiOrigin, cluster }: MachineShop,
  picture: Buffer,
): Promise<number> {
  const { tokenSecret: secret } = cluster.instance.secrets
  const token = await signAdminToken({ secret, now: new Date() })
  const response = await fetch(`${apiOrigin}/api/v1/cognito/file/upload?name=chaos.jpg`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
    body: new Uint8Array(picture),
  })
  await response.body?.cancel()
  return response.status
}

const shown = new Set<string>()

/**
 * Validates that an image of a page is served, in a size not requested before if there is one;
 * lists the errors.
 */
export async function validatePageImage(httpsPort: number, path: string): Promise<string[]> {
  const { text } = await fetchThroughProxy(httpsPort, path)
  const addresses = text.match(/\/assets\/i\/[\w/.-]+/g) ?? []
  const address = addresses.find((each) => !shown.has(each)) ?? addresses[0]
  if (address === undefined) return [`${path} shows no image`]
  shown.add(address)
  const { status, headers } = await fetchThroughProxy(httpsPort, address)
  const isPicture = status === 200 && headers["content-type"]?.startsWith("image/")
  return isPicture ? [] : [`an image returns ${status}`]
}

/** Returns the number of unsent emails. */
export async function getUnsentEmailCount({ db }: Trading): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

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
