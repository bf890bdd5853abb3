import { beforeAll, describe, expect, it } from "@jest/globals"
import { parseReferrerPath } from "./preview-path.ts"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
})
const from = (referer: string, host = "shop.example") =>
  parseReferrerPath(new Headers({ referer, host }))

describe("parseReferrerPath", () => {
  it("returns the path of a page of the shop, for each host name of the shop", () => {
    expect(from("https://shop.example/shop/resin?a=1#b")).toBe("/shop/resin?a=1")
    expect(from("http://127.0.0.1:3000/about", "127.0.0.1:3000")).toBe("/about")
  })

  it.each(["", "about", "https://evil.example/about", "https://shop.example//evil.example/"])(
    "returns null for the referrer %j",
    (referer) => expect(from(referer)).toBeNull(),
  )

  it("returns null for a private page", () => {
    expect(from("https://shop.example/my-account")).toBeNull()
  })
})
