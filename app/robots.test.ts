import { beforeAll, expect, it } from "@jest/globals"
import robots from "./robots.ts"

beforeAll(() => {
  process.env.SITE_URL = "https://shop.example"
})

it("robots.txt keeps crawlers from programs and tokens, lets them read pages, and names the sitemap", () => {
  const { rules, sitemap } = robots()
  const { disallow = [], allow } = [rules].flat()[0] ?? {}
  expect([disallow].flat()).toEqual(expect.arrayContaining(["/api/", "/oauth/", "/pay/", "/auth?"]))
  // A page that is not to be listed says so itself, which only who may read it learns.
  expect([disallow].flat().filter((path) => /^\/(?:$|cart|search|checkout)/.test(path))).toEqual([])
  expect([allow].flat()).toContain("/")
  expect(sitemap).toBe("https://shop.example/sitemap.xml")
})
