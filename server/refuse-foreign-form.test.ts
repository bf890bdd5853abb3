import { createServer } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { refuseForeignForm } from "./refuse-foreign-form.ts"
import { refuseLargeBody } from "./refuse-large-body.ts"
import { refuseMethod } from "./refuse-method.ts"

/** A server that says "taken" of whatever it does not refuse. */
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

describe("a form", () => {
  it.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://127.0.0.1:1" },
  ])("of another site's page is not done, and nothing of it comes back: %j", async (headers) => {
    const answer = await post("/enter/confirm?a=%3Cb%3E", headers)
    const html = await answer.text()
    expect(answer.status).toBe(403)
    expect(html).not.toMatch(/<form|<button|a=1|%3Cb/)
  })

  it("of the shop's own page is taken, under the name the browser knows the shop by", async () => {
    expect(await (await post("/login", { origin })).text()).toBe("taken")
    expect(await (await post("/login", { "sec-fetch-site": "same-origin", origin })).text()).toBe(
      "taken",
    )
  })

  it("to an address that looks for itself at who asks is left to it", async () => {
    for (const path of ["/api/session/logout", "/pay/webhook/stripe"]) {
      const answer = await post(path, { origin: "https://evil.example" })
      expect(await answer.text()).toBe("taken")
    }
  })
})

describe("a request", () => {
  it("that does not tell its length is cut off when it is too long", async () => {
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

  it("by a method that nothing takes is refused", async () => {
    const answer = await fetch(`${origin}/profile`, { method: "PROPFIND" })
    expect(answer.status).toBe(405)
    expect(answer.headers.get("allow")).toContain("POST")
  })
})
