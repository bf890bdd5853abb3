import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import { requestPage } from "#tests/support/request-page.ts"

/** The key of the storefront under test: its INDEXNOW_KEY. */
export const indexNowKey = "index-now-key-of-the-tests"
const receivedPings: { status: number; body: unknown }[] = []
let statuses: number[] = []

/** A search engine's server that records pings. */
export type FakeSearchEngine = { endpoint: string; close: () => void }

/** Starts it on a free loopback port. Close it after the test file. */
export async function openFakeSearchEngine(): Promise<FakeSearchEngine> {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = statuses.shift() ?? 200
    receivedPings.push({ status, body: JSON.parse(Buffer.concat(chunks).toString()) })
    response.writeHead(status).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const port = typeof address === "object" ? address?.port : ""
  return {
    endpoint: `http://127.0.0.1:${port}/indexnow`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Tests a storefront that has `indexNowKey` and the fake search engine's endpoint. */
export function testIndexNow(getStorefront: () => OwnStorefront): void {
  it("serves the IndexNow key file and no other key", async () => {
    const file = await requestPage(`/${indexNowKey}.txt`, { origin: getStorefront().origin })
    expect([file.status, file.html]).toEqual([200, indexNowKey])
    expect(file.headers["content-type"]).toContain("text/plain")
    expect(
      (await requestPage("/another-key-altogether.txt", { origin: getStorefront().origin })).status,
    ).toBe(404)
    expect((await requestPage(`/${indexNowKey}.txt`)).status).toBe(404)
  })

  it("pings search engines for events with that purpose, and not for every change event", async () => {
    const slugs = ["articulated-dragon", "dragon-egg"]
    expect((await sendChangeEvent(getStorefront(), slugs)).status).toBe(200)
    expect(receivedPings).toEqual([])
    expect(
      (await sendChangeEvent(getStorefront(), [...slugs, "dragon-egg"], "search-engines")).status,
    ).toBe(200)
    const { host } = new URL(getStorefront().origin)
    expect(receivedPings.map(({ body }) => body)).toEqual([
      {
        host,
        key: indexNowKey,
        keyLocation: `${getStorefront().origin}/${indexNowKey}.txt`,
        urlList: slugs.map((slug) => `${getStorefront().origin}/product/${slug}`),
      },
    ])
  }, 40_000)

  it("responds 503 if a search engine is unavailable, and 422 if it rejects for good", async () => {
    statuses = [503, 403]
    const unavailable = await sendChangeEvent(
      getStorefront(),
      ["articulated-dragon"],
      "search-engines",
    )
    expect([unavailable.status, unavailable.headers["retry-after"]]).toEqual([503, "0"])
    expect(
      (await sendChangeEvent(getStorefront(), ["articulated-dragon"], "search-engines")).status,
    ).toBe(422)
  })
}

async function sendChangeEvent(
  storefront: OwnStorefront,
  slugs: readonly string[],
  purpose?: "search-engines",
) {
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
