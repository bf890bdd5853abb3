import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
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
})
afterAll(async () => {
  await own?.close()
  engine.closeAllConnections()
  engine.close()
}, 20_000)

async function announce(slugs: readonly string[], purpose?: "search-engines") {
  const changes = slugs.map((slug) => ({ kind: "product", slug }))
  const body = JSON.stringify({ id: randomUUID(), purpose, changes })
  const signature = signChangeEvent(body, own.revalidateSecret, Date.now() / 1_000)
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  return visit("/api/revalidate", { origin: own.origin, method: "POST", headers, body })
}

it("serves the IndexNow key file and no other key", async () => {
  const file = await visit(`/${key}.txt`, { origin: own.origin })
  expect([file.status, file.html]).toEqual([200, key])
  expect(file.headers["content-type"]).toContain("text/plain")
  expect((await visit("/another-key-altogether.txt", { origin: own.origin })).status).toBe(404)
  expect((await visit(`/${key}.txt`)).status).toBe(404)
})

it("pings search engines for events with that purpose, and not for every change event", async () => {
  const slugs = ["articulated-dragon", "dragon-egg"]
  expect((await announce(slugs)).status).toBe(200)
  expect(pings).toEqual([])
  expect((await announce([...slugs, "dragon-egg"], "search-engines")).status).toBe(200)
  const { host } = new URL(own.origin)
  expect(pings.map(({ body }) => body)).toEqual([
    {
      ...{ host, key, keyLocation: `${own.origin}/${key}.txt` },
      urlList: slugs.map((slug) => `${own.origin}/product/${slug}`),
    },
  ])
}, 40_000)

it("responds 503 if a search engine is unavailable, and 422 if it rejects for good", async () => {
  statuses = [503, 403]
  const later = await announce(["articulated-dragon"], "search-engines")
  expect([later.status, later.headers["retry-after"]]).toEqual([503, "0"])
  expect((await announce(["articulated-dragon"], "search-engines")).status).toBe(422)
})
