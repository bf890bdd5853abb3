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

it("the slug cms leads to the studio where there is no editing system", async () => {
  for (const prefix of ["", "/de"]) {
    const { status, headers } = await visit(`${prefix}/cms`)
    expect([status, headers.location]).toEqual([307, `${prefix}/seo`])
  }
})

describe("a moved address", () => {
  it("leads to where the shop's own list says, for every entry of it", async () => {
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

  it("leads on at once, within five seconds of being made, also from a longer path", async () => {
    await eventually(20_000, async () => {
      for (const path of [`/${moved.from}`, `/${moved.from}/x`]) {
        const answer = await visit(path)
        expect([answer.status, answer.headers.location]).toEqual([308, "/about"])
      }
    })
  }, 20_000)
})

describe("an address in another spelling", () => {
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
  ])("%s leads to %s", async (path, target) => {
    const answer = await visit(path)
    expect([answer.status, answer.headers.location]).toEqual([308, target])
  })

  it("in capitals leads to the product it means, or is missing, never a fault", async () => {
    const { data } = await readApi("listProducts", { query: { page_size: 1 } })
    const answer = await visit(`/product/${data[0]?.slug.toUpperCase()}`)
    expect([308, 404]).toContain(answer.status)
  })
})

describe("an address that no page has in any spelling", () => {
  it.each(["/No-Such-Page/", "/shop/nothing/1", "/nothing/index.html", "/Product/Nothing"])(
    "%s is missing, and leads nowhere",
    async (path) => {
      const answer = await visit(path)
      expect([answer.status, answer.headers.location]).toEqual([404, undefined])
    },
  )
})
