import { describe, expect, it } from "@jest/globals"
import { isSameOrigin } from "./is-same-origin.ts"

const siteUrl = "https://shop.example"
const check = (headers: Record<string, string>) => isSameOrigin(new Headers(headers), siteUrl)

describe("a same-origin request", () => {
  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin" },
    { origin: "https://shop.example" },
    { "sec-fetch-site": "same-origin", origin: "https://shop.example" },
    { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
  ])("is recognised by its headers: %j", (headers) => expect(check(headers)).toBe(true))

  it.each<Record<string, string>>([
    {},
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "cross-site", origin: "https://shop.example" },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    { origin: "https://evil.example" },
    { origin: "https://shop.example.evil.example" },
    { origin: "http://shop.example" },
    { origin: "null" },
    { referer: "https://shop.example/" },
    { origin: "https://evil.example", host: "shop.example" },
  ])("is not recognised with other headers, or none: %j", (headers) => {
    expect(check(headers)).toBe(false)
  })
})
