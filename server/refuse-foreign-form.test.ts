import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { refuseForeignForm } from "./refuse-foreign-form.ts"
import { refuseLargeBody } from "./refuse-large-body.ts"
import { refuseMethod } from "./refuse-method.ts"

/** A server that responds "taken" to whatever it does not reject. */
const server = createServer((request, response) => {
  if (refuseMethod(request, response) || refuseForeignForm(request, response)) return
  if (refuseLargeBody(request, response)) return
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
    const answer = await post("/enter/confirm?a=%3Cb%3E", headers)
    const html = await answer.text()
    expect(answer.status).toBe(403)
    expect(html).not.toMatch(/<form|<button|a=1|%3Cb/)
  })

  it("accepts a form of the shop's own page, under the host name that the browser uses", async () => {
    expect(await (await post("/login", { origin })).text()).toBe("taken")
    expect(await (await post("/login", { "sec-fetch-site": "same-origin", origin })).text()).toBe(
      "taken",
    )
  })

  it("leaves a path that checks the origin itself to that path", async () => {
    for (const path of ["/api/session/logout", "/pay/webhook/stripe"]) {
      const answer = await post(path, { origin: "https://evil.example" })
      expect(await answer.text()).toBe("taken")
    }
  })
})

describe("a request", () => {
  it("is aborted if it has no Content-Length and is too long", async () => {
    let taken = 0
    const body = new ReadableStream({
      async pull(controller) {
        if (taken === 100) return controller.close()
        taken += 1
        controller.enqueue(Buffer.alloc(256 * 1024))
        await new Promise((resolve) => setImmediate(resolve))
      },
    })
    const init = { method: "POST", body, duplex: "half", headers: { origin } } as RequestInit
    const outcome = await fetch(`${origin}/login`, init).then(
      ({ status }) => status,
      () => "cut off",
    )
    expect([413, "cut off"]).toContain(outcome)
    expect(taken).toBeLessThan(100)
  })

  it("is rejected if its method is unknown", async () => {
    const answer = await fetch(`${origin}/profile`, { method: "PROPFIND" })
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toContain("POST")
  })
})
