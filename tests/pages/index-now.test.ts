import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { visit } from "#tests/support/visit.ts"

const key = "index-now-key-of-the-tests"
const pings: { status: number; body: unknown }[] = []
let statuses: number[] = []
let engine: Server
let own: OwnStorefront

beforeAll(async () => {
  engine = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = statuses.shift() ?? 200
    pings.push({ status, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status).end()
  }).listen(0, "127.0.0.1")
  await once(engine, "listening")
  const address = engine.address()
  const port = typeof address === "object" ? address?.port : ""
  own = await openOwnStorefront(getRunningShop().apiOrigin, {
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow`,
  })
}, 60_000)
afterAll(async () => {
  await own?.close()
  engine.closeAllConnections()
  engine.close()
}, 20_000)

async function announce(slugs: readonly string[]): Promise<number> {
  const changes = slugs.map((slug) => ({ kind: "product", slug }))
  const body = JSON.stringify({ id: randomUUID(), changes })
  const signature = signChangeEvent(body, own.revalidateSecret, Date.now() / 1_000)
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  const answer = await visit("/api/revalidate", {
    ...{ origin: own.origin, method: "POST", headers, body },
  })
  return answer.status
}

it("the key stands where search engines look for it, and no other does", async () => {
  const file = await visit(`/${key}.txt`, { origin: own.origin })
  expect([file.status, file.html]).toEqual([200, key])
  expect(file.headers["content-type"]).toContain("text/plain")
  expect((await visit("/another-key-altogether.txt", { origin: own.origin })).status).toBe(404)
  expect((await visit(`/${key}.txt`)).status).toBe(404)
})

it("changes are told to search engines together, once, and nobody waits for it", async () => {
  expect(await announce(["articulated-dragon", "dragon-egg"])).toBe(200)
  expect(await announce(["dragon-egg"])).toBe(200)
  await eventually(20_000, () => expect(pings).toHaveLength(1))
  const { host } = new URL(own.origin)
  expect(pings[0]?.body).toEqual({
    ...{ host, key, keyLocation: `${own.origin}/${key}.txt` },
    urlList: [`${own.origin}/product/articulated-dragon`, `${own.origin}/product/dragon-egg`],
  })
}, 40_000)

it("a search engine that is away costs nothing: announcements are taken all the same", async () => {
  statuses = [503, 503]
  expect(await announce(["articulated-dragon"])).toBe(200)
  expect((await visit("/", { origin: own.origin })).status).toBe(200)
})
