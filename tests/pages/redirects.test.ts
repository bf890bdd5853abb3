import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { readApi } from "#tests/support/read-api.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { visit } from "#tests/support/visit.ts"

const [mark] = crypto.randomUUID().split("-")
const moved = { from: `trial-moved-${mark}`, to: "about" }
const ids: number[] = []

beforeAll(async () => {
  ids.push(await admin.create("cognito/redirect", moved))
})
afterAll(async () => {
  for (const id of ids) await admin.delete("cognito/redirect", id)
})

it("redirects /cms to the SEO studio without an editing system", async () => {
  for (const prefix of ["", "/de"]) {
    const { status, headers } = await visit(`${prefix}/cms`)
    expect([status, headers.location]).toEqual([307, `${prefix}/seo`])
  }
})

describe("a redirect of the CMS", () => {
  it("sends a permanent redirect to an existing page for every entry", async () => {
    const { redirects } = await readApi("initialData")
    const given = redirects.filter(({ from }) => !from.replace(/^\//, "").startsWith("trial-"))
    expect(given.length).toBeGreaterThan(0)
    for (const { from } of given) {
      const answer = await visit(`/${from.replace(/^\//, "")}`)
      expect({ from, status: answer.status }).toEqual({ from, status: 308 })
      const target = await visit(answer.headers.location ?? "")
      expect({ from, status: target.status }).toEqual({ from, status: 200 })
    }
  })

  it("applies within five seconds of its creation, also to a longer path", async () => {
    await eventually(20_000, async () => {
      for (const path of [`/${moved.from}`, `/${moved.from}/x`]) {
        const answer = await visit(path)
        expect([answer.status, answer.headers.location]).toEqual([308, "/about"])
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
    const answer = await visit(path)
    expect([answer.status, answer.headers.location]).toEqual([308, target])
  })

  it("in capitals redirects to the product or responds 404", async () => {
    const { data } = await readApi("listProducts", { query: { page_size: 1 } })
    const answer = await visit(`/product/${data[0]?.slug.toUpperCase()}`)
    expect([308, 404]).toContain(answer.status)
  })
})

describe("a non-canonical path without a page", () => {
  it.each(["/No-Such-Page/", "/shop/nothing/1", "/nothing/index.html", "/Product/Nothing"])(
    "%s responds 404 without a redirect",
    async (path) => {
      const answer = await visit(path)
      expect([answer.status, answer.headers.location]).toEqual([404, undefined])
    },
  )
})
