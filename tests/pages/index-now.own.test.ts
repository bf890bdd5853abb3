import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const key = "index-now-key-of-the-tests"
const receivedPings: { status: number; body: unknown }[] = []
let statuses: number[] = []
let searchEngine: Server
let storefront: OwnStorefront

beforeAll(async () => {
  searchEngine = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = statuses.shift() ?? 200
    receivedPings.push({ status, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status).end()
  }).listen(0, "127.0.0.1")
  await once(searchEngine, "listening")
  const address = searchEngine.address()
  const port = typeof address === "object" ? address?.port : ""
  storefront = await openOwnStorefront(getRunningShop().apiOrigin, {
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/indexnow`,
  })
})
afterAll(async () => {
  await storefront?.close()
  searchEngine.closeAllConnections()
  searchEngine.close()
}, 20_000)

async function sendChangeEvent(slugs: readonly string[], purpose?: "search-engines") {
  const changes = slugs.map((slug) => ({ kind: "product", slug }))
  const body = JSON.stringify({ id: randomUUID(), purpose, changes })
  const signature = signChangeEvent(body, storefront.revalidateSecret, Date.now() / 1_000)
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  return requestPage("/api/revalidate", {
    origin: storefront.origin,
    method: "POST",
    headers,
    body,
  })
}

it("serves the IndexNow key file and no other key", async () => {
  const file = await requestPage(`/${key}.txt`, { origin: storefront.origin })
  expect([file.status, file.html]).toEqual([200, key])
  expect(file.headers["content-type"]).toContain("text/plain")
  expect(
    (await requestPage("/another-key-altogether.txt", { origin: storefront.origin })).status,
  ).toBe(404)
  expect((await requestPage(`/${key}.txt`)).status).toBe(404)
})

it("pings search engines for events with that purpose, and not for every change event", async () => {
  const slugs = ["articulated-dragon", "dragon-egg"]
  expect((await sendChangeEvent(slugs)).status).toBe(200)
  expect(receivedPings).toEqual([])
  expect((await sendChangeEvent([...slugs, "dragon-egg"], "search-engines")).status).toBe(200)
  const { host } = new URL(storefront.origin)
  expect(receivedPings.map(({ body }) => body)).toEqual([
    {
      host,
      key,
      keyLocation: `${storefront.origin}/${key}.txt`,
      urlList: slugs.map((slug) => `${storefront.origin}/product/${slug}`),
    },
  ])
}, 40_000)

it("responds 503 if a search engine is unavailable, and 422 if it rejects for good", async () => {
  statuses = [503, 403]
  const unavailable = await sendChangeEvent(["articulated-dragon"], "search-engines")
  expect([unavailable.status, unavailable.headers["retry-after"]]).toEqual([503, "0"])
  expect((await sendChangeEvent(["articulated-dragon"], "search-engines")).status).toBe(422)
})
