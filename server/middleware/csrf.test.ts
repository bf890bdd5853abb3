import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { handleCrossSiteForm } from "./csrf.ts"
import { handleUnknownMethod } from "./method-and-url.ts"
import { handleLargeBody } from "./request-body.ts"

/** A server that responds "taken" to whatever it does not reject. */
const server = createServer((request, response) => {
  if (handleUnknownMethod(request, response) || handleCrossSiteForm(request, response)) return
  if (handleLargeBody(request, response)) return
  request.on("end", () => response.end("taken")).resume()
})
let origin = ""
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const post = (path: string, headers: Record<string, string>) =>
  fetch(`${origin}${path}`, { method: "POST", headers, body: "a=1" })

describe("CSRF protection", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://127.0.0.1:1" },
  ])("rejects a form of another site, and echoes nothing of it: %j", async (headers) => {
    const response = await post("/enter/confirm?a=%3Cb%3E", headers)
    const html = await response.text()
    expect(response.status).toBe(403)
    expect(html).not.toMatch(/<form|<button|a=1|%3Cb/)
  })

  it("accepts a form of the shop's own page, under the host name that the browser uses", async () => {
    expect(await (await post("/login", { origin })).text()).toBe("taken")
    expect(await (await post("/login", { "sec-fetch-site": "same-origin", origin })).text()).toBe(
      "taken",
    )
  })

  it("leaves a path that checks the origin itself to that path", async () => {
    for (const path of ["/api/bff/session/logout", "/pay/webhook/stripe"]) {
      const response = await post(path, { origin: "https://evil.example" })
      expect(await response.text()).toBe("taken")
    }
  })
})

describe("a request", () => {
  it("is aborted if it has no Content-Length and is too long", async () => {
    let sentCount = 0
    const body = new ReadableStream({
      async pull(controller) {
        if (sentCount === 100) return controller.close()
        sentCount += 1
        controller.enqueue(Buffer.alloc(256 * 1024))
        await new Promise((resolve) => setImmediate(resolve))
      },
    })
    const init = { method: "POST", body, duplex: "half", headers: { origin } } as RequestInit
    const result = await fetch(`${origin}/login`, init).then(
      ({ status }) => status,
      () => "cut off",
    )
    expect([413, "cut off"]).toContain(result)
    expect(sentCount).toBeLessThan(100)
  })

  it("is rejected if its method is unknown", async () => {
    const response = await fetch(`${origin}/profile`, { method: "PROPFIND" })
    expect(response.status).toBe(405)
    expect(response.headers.get("allow")).toContain("POST")
  })
})
