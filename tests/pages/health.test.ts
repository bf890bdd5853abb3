import { describe, expect, it } from "@jest/globals"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

describe.each([
  ["storefront", () => getRunningShop().origin],
  ["back end", () => getRunningShop().apiOrigin],
])("the %s", (_name, getOrigin) => {
  it.each(["/api/health", "/api/ready"])("responds to %s with 200 and no-store", async (path) => {
    const response = await requestPage(path, { origin: getOrigin() })
    expect(response.status).toBe(200)
    expect(response.headers["cache-control"]).toContain("no-store")
    expect(response.headers["content-type"]).toContain("application/json")
    expect(JSON.parse(response.html)).toBeTruthy()
  })
})
