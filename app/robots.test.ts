import { beforeAll, expect, it } from "@jest/globals"
import robots from "./robots.ts"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
})

it("robots.txt disallows API routes and URLs with tokens, allows pages, and names the sitemap", () => {
  const { rules, sitemap } = robots()
  const { disallow = [], allow } = [rules].flat()[0] ?? {}
  expect([disallow].flat()).toEqual(expect.arrayContaining(["/api/", "/oauth/", "/pay/", "/auth?"]))
  // An unlisted page has a `noindex`, which a crawler sees only if it may fetch the page.
  expect([disallow].flat().filter((path) => /^\/(?:$|cart|search|checkout)/.test(path))).toEqual([])
  expect([allow].flat()).toContain("/")
  expect(sitemap).toBe("https://shop.example/sitemap.xml")
})
