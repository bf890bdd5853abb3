import sharp from "sharp"
import { signAdminToken } from "#backend/admin/admin-token.ts"
import { askShop } from "./ask-shop.ts"
import type { MachineShop, Trading } from "./machine-shop.ts"

/** Creates an image that was never uploaded before. */
export function drawPicture(): Promise<Buffer> {
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
export async function upload(
  { apiOrigin, cluster }: MachineShop,
  picture: Buffer,
): Promise<number> {
  const { tokenSecret: secret } = cluster.ground.secrets
  const token = await signAdminToken({ secret, now: new Date() })
  const answer = await fetch(`${apiOrigin}/api/v1/cognito/file/upload?name=chaos.jpg`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
    body: new Uint8Array(picture),
  })
  await answer.body?.cancel()
  return answer.status
}

const shown = new Set<string>()

/**
 * Validates that an image of a page is served, in a size not requested before if there is one;
 * lists the errors.
 */
export async function seePicture(httpsPort: number, path: string): Promise<string[]> {
  const { text } = await askShop(httpsPort, path)
  const addresses = text.match(/\/assets\/i\/[\w/.-]+/g) ?? []
  const address = addresses.find((each) => !shown.has(each)) ?? addresses[0]
  if (address === undefined) return [`${path} shows no picture`]
  shown.add(address)
  const { status, headers } = await askShop(httpsPort, address)
  const isPicture = status === 200 && headers["content-type"]?.startsWith("image/")
  return isPicture ? [] : [`a picture answers ${status}`]
}

/** Returns the number of unsent emails. */
export async function countUnsent({ db }: Trading): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
