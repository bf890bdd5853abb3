import { beforeAll, expect, it } from "@jest/globals"
import { POST } from "./route.ts"

beforeAll(() => {
  process.env.SITE_URL = "http://localhost:3000"
})

it("rejects a cross-site logout (CSRF) with a response that no cache stores", async () => {
  const senders = [
    { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
    { "sec-fetch-site": "same-site" },
    { origin: "null" },
    {},
  ]
  for (const headers of senders) {
    const url = "http://localhost:3000/api/bff/session/logout"
    const response = await POST(new Request(url, { method: "POST", headers }))
    expect([headers, response.status]).toEqual([headers, 403])
    expect(response.headers.get("cache-control")).toBe("private, no-store")
  }
})
