import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { fetchPublicPages } from "#tests/support/page-kinds.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const maxHtmlBytes = 24 * 1024
/** Pages are compressed at the maximum level one after the other, from their second request. */
const compressionTimeoutMs = 120_000
let storefront: OwnStorefront

beforeAll(async () => {
  const { apiOrigin } = getRunningShop()
  storefront = await openOwnStorefront(apiOrigin, { PAGE_COMPRESSION: "max" })
})
afterAll(() => storefront?.close())

it("serves public HTML pages of at most 24 kB with Brotli", async () => {
  const { origin } = storefront
  const paths = (await fetchPublicPages(origin)).map(({ path }) => path)
  expect(paths.length).toBeGreaterThanOrEqual(12)
  let waiting = paths
  await eventually(compressionTimeoutMs, async () => {
    const responses = await Promise.all(waiting.map((path) => requestPage(path, { origin })))
    const broken = responses.filter(
      ({ bytes, headers }) => bytes > maxHtmlBytes || headers["content-encoding"] !== "br",
    )
    waiting = broken.map(({ path }) => path)
    expect(broken.map(({ path, bytes }) => `${path}: ${bytes}`)).toEqual([])
  })
}, 150_000)
