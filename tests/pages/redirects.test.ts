import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"

const [suffix] = crypto.randomUUID().split("-")
const redirect = { from: `trial-moved-${suffix}`, to: "about" }
const ids: number[] = []

beforeAll(async () => {
  ids.push(await admin.create("cognito/redirect", redirect))
})
afterAll(async () => {
  for (const id of ids) await admin.delete("cognito/redirect", id)
})

it("redirects /cms to the SEO studio without an editing system", async () => {
  for (const prefix of ["", "/de"]) {
    const { status, headers } = await requestPage(`${prefix}/cms`)
    expect([status, headers.location]).toEqual([307, `${prefix}/seo`])
  }
})

describe("a redirect of the CMS", () => {
  it("sends a permanent redirect to an existing page for every entry", async () => {
    const { redirects } = await fetchShopApiBody("initialData")
    const configured = redirects.filter(({ from }) => !from.replace(/^\//, "").startsWith("trial-"))
    expect(configured.length).toBeGreaterThan(0)
    for (const { from } of configured) {
      const response = await requestPage(`/${from.replace(/^\//, "")}`)
      expect({ from, status: response.status }).toEqual({ from, status: 308 })
      const target = await requestPage(response.headers.location ?? "")
      expect({ from, status: target.status }).toEqual({ from, status: 200 })
    }
  })

  it("applies within five seconds of its creation, also to a longer path", async () => {
    await eventually(20_000, async () => {
      for (const path of [`/${redirect.from}`, `/${redirect.from}/x`]) {
        const response = await requestPage(path)
        expect([response.status, response.headers.location]).toEqual([308, "/about"])
      }
    })
  }, 20_000)
})

describe("a non-canonical path", () => {
  it.each([
    ["/About", "/about"],
    ["/CONTACT", "/contact"],
    ["/home", "/"],
    ["/en", "/"],
    ["/en/about", "/about"],
    ["/about/", "/about"],
    ["/About/?a=1&b=%20", "/about?a=1&b=%20"],
    ["/shop//Resin/1?utm_source=x", "/shop/resin?utm_source=x"],
    ["/%73hop", "/shop"],
    ["/index.html?a=1", "/?a=1"],
    ["/shop/index.php", "/shop"],
    ["/blog/page/1", "/blog"],
    ["/search/resin/1/", "/search/resin"],
    ["/search?query=tough+resin&a=1", "/search/tough%20resin?a=1"],
    ["/CART", "/cart"],
    ["/en/Contact-Us/?a=1", "/contact?a=1"],
    ["/contact-us?a=1", "/contact?a=1"],
  ])("%s redirects to %s", async (path, target) => {
    const response = await requestPage(path)
    expect([response.status, response.headers.location]).toEqual([308, target])
  })

  it("in capitals redirects to the product or responds 404", async () => {
    const { data } = await fetchShopApiBody("listProducts", { query: { page_size: 1 } })
    const response = await requestPage(`/product/${data[0]?.slug.toUpperCase()}`)
    expect([308, 404]).toContain(response.status)
  })
})

describe("a non-canonical path without a page", () => {
  it.each(["/No-Such-Page/", "/shop/nothing/1", "/nothing/index.html", "/Product/Nothing"])(
    "%s responds 404 without a redirect",
    async (path) => {
      const response = await requestPage(path)
      expect([response.status, response.headers.location]).toEqual([404, undefined])
    },
  )
})
