import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { sendPing } from "./send-ping.ts"

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

it("search engines are told which pages of which shop changed, and where its key is", async () => {
  expect(await ping(202)).toEqual({ kind: "taken" })
  expect(bodies).toEqual([
    {
      host: "localhost:3000",
      key,
      keyLocation: `http://localhost:3000/${key}.txt`,
      urlList: ["http://localhost:3000/", "http://localhost:3000/product/bottle"],
    },
  ])
})

it("what cannot be taken now is sent again, after as long as was asked for", async () => {
  expect(await ping(503)).toEqual({ kind: "later", reason: "status 503", afterMs: 0 })
  expect(await ping(429, { "retry-after": "120" })).toMatchObject({ afterMs: 120_000 })
  expect(await ping(429, { "retry-after": "999999999" })).toMatchObject({ afterMs: 3_600_000 })
})

it.each([400, 403, 422, 302])("an answer of %i is final", async (status) => {
  expect(await ping(status)).toEqual({ kind: "rejected", reason: `status ${status}` })
})

it("nobody there is no fault", async () => {
  const unreachable = { endpoint: "http://127.0.0.1:9/", key }
  expect(await sendPing(unreachable, ["/"])).toMatchObject({ kind: "later" })
})
