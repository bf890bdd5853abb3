import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { parseStorefrontEnv } from "#lib/env.ts"
import { openPipeline } from "./pipeline.ts"

let isInTick = false
let wasInTick = false
let seen: IncomingMessage["headers"] = {}

/** Builds a pipeline around an app that reads the body and repeats it. */
function openDevPipeline() {
  return openPipeline({
    env: parseStorefrontEnv(process.env),
    isDev: true,
    observability: {
      observeRequest: (_request: IncomingMessage, _response: ServerResponse, serve) => serve(),
      serveWebVitals: () => null,
      pageEnd: "",
    },
    async handleNext(request, response) {
      wasInTick = isInTick
      seen = request.headers
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      response.end(Buffer.concat(chunks))
    },
  })
}

const server = createServer()
let origin = ""
beforeAll(async () => {
  const { handleRequest } = openDevPipeline()
  server.on("request", (request, response) => {
    isInTick = true
    handleRequest(request, response)
    isInTick = false
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe("the pipeline", () => {
  it.each(["/contact", "/no-such-page", "/Contact/", "/api/bff/cart/add", "/"])(
    "passes a request with a body to Next without waiting, so that no chunk is lost: %s",
    async (path) => {
      const body = new FormData()
      body.set("text", "x".repeat(100_000))
      const response = await fetch(origin + path, { method: "POST", body })
      expect(await response.text()).toContain("x".repeat(100_000))
      expect(wasInTick).toBe(true)
    },
  )

  it("strips internal headers of the client before it sets its own", async () => {
    await fetch(`${origin}/shop`, { headers: { "x-middleware-subrequest": "1" } })
    expect(seen["x-middleware-subrequest"]).toBeUndefined()
    expect(Object.values(seen)).toContain("127.0.0.1")
  })

  it("rejects a malformed URL before any other step", async () => {
    const response = await fetch(`${origin}/a%2Fb`, { method: "POST" })
    expect(response.status).toBe(400)
  })
})
