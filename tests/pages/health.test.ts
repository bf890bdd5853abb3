import { describe, expect, it } from "@jest/globals"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { visit } from "#tests/support/visit.ts"

describe.each([
  ["storefront", () => getRunningShop().origin],
  ["back end", () => getRunningShop().apiOrigin],
])("the %s", (_name, getOrigin) => {
  it.each(["/api/health", "/api/ready"])("responds to %s with 200 and no-store", async (path) => {
    const answer = await visit(path, { origin: getOrigin() })
    expect(answer.status).toBe(200)
    expect(answer.headers["cache-control"]).toContain("no-store")
    expect(answer.headers["content-type"]).toContain("application/json")
    expect(JSON.parse(answer.html)).toBeTruthy()
  })
})
