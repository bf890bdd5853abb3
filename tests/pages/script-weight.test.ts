import { brotliCompressSync } from "node:zlib"
import { expect, it } from "@jest/globals"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { listPageKinds } from "#tests/support/page-kinds.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"

/** With the service worker's client, loaded when the page is idle, and headers: at most 140 kB. */
const maxBytes = 133_500

/** Returns the compressed size in bytes of each script that the HTML of a page loads, by path. */
async function listScriptBytes(path: string): Promise<Map<string, number>> {
  const page = parseDocument(await requestPage(path))
  const paths = [...page.querySelectorAll("script[src]:not([nomodule])")].map((script) =>
    String(script.getAttribute("src")),
  )
  const sizes = await Promise.all(
    paths.map(
      async (src) => [src, brotliCompressSync((await requestPage(src)).html).length] as const,
    ),
  )
  return new Map(sizes)
}

it("loads one stylesheet and at most nine scripts with a page of each kind", async () => {
  const counts = await Promise.all(
    (await listPageKinds()).map(async (path) => {
      const page = parseDocument(await requestPage(path))
      const scripts = page.querySelectorAll("script[src]:not([nomodule])").length
      const styles = page.querySelectorAll("link[rel=stylesheet]:not([disabled])").length
      return { path, scripts, styles }
    }),
  )
  expect(counts.length).toBeGreaterThanOrEqual(12)
  expect(counts.filter(({ scripts, styles }) => scripts > 9 || styles !== 1)).toEqual([])
})

it(`loads at most ${maxBytes / 1000} kB of compressed scripts with a product page`, async () => {
  const [product] = await listLastingProducts(1)
  const scripts = await listScriptBytes(`/product/${product?.slug}`)
  expect(scripts.size).toBeGreaterThan(4)
  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  expect({ total, scripts: [...scripts], fits: total <= maxBytes }).toMatchObject({ fits: true })
})

it("links the stylesheets in the response to a client-side navigation, without their text", async () => {
  const [product] = await listLastingProducts(1)
  const headers = { rsc: "1" }
  // Next redirects to the address with a hash of these headers, which a browser's router knows.
  const { headers: redirect } = await requestPage(`/product/${product?.slug}`, { headers })
  const payload = await requestPage(String(redirect.location), { headers })
  expect(payload.headers["content-type"]).toMatch(/^text\/x-component/)
  expect(payload.html).toContain('"rel":"stylesheet"')
  expect(payload.html).not.toContain("@layer")
})
