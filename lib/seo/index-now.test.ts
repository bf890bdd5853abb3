import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { sendPing } from "./index-now.ts"

const key = "0123456789abcdef"
let server: Server
let endpoint: string
let nextResponse = { status: 200, headers: {} }
let bodies: unknown[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push(JSON.parse(Buffer.concat(chunks).toString()))
    response.writeHead(nextResponse.status, nextResponse.headers).end()
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/indexnow`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ping = (status: number, headers = {}) => {
  nextResponse = { status, headers }
  bodies = []
  return sendPing({ endpoint, key }, ["/", "/product/bottle"])
}

it("sends host, key location and changed URLs to IndexNow", async () => {
  expect(await ping(202)).toEqual({ kind: "accepted" })
  expect(bodies).toEqual([
    {
      host: "localhost:3000",
      key,
      keyLocation: `http://localhost:3000/${key}.txt`,
      urlList: ["http://localhost:3000/", "http://localhost:3000/product/bottle"],
    },
  ])
})

it("retries after 429 and 503, honouring Retry-After up to one hour", async () => {
  expect(await ping(503)).toEqual({ kind: "later", reason: "status 503", afterMs: 0 })
  expect(await ping(429, { "retry-after": "120" })).toMatchObject({ afterMs: 120_000 })
  expect(await ping(429, { "retry-after": "999999999" })).toMatchObject({ afterMs: 3_600_000 })
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
  expect(await ping(429, { "retry-after": tomorrow })).toMatchObject({ afterMs: 3_600_000 })
})

it.each([400, 403, 422, 302])("does not retry after status %i", async (status) => {
  expect(await ping(status)).toEqual({ kind: "rejected", reason: `status ${status}` })
})

it("retries after a network error", async () => {
  const unreachable = { endpoint: "http://127.0.0.1:9/", key }
  expect(await sendPing(unreachable, ["/"])).toMatchObject({ kind: "later" })
})
