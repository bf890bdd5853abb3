import { beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { fetchPublicPages } from "#tests/support/page-kinds.ts"
import {
  getElementText,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"

/** Time for revalidation: pages may still link to records that other tests have just deleted. */
const revalidationTimeoutMs = 20_000
const forgedHost = { host: "evil.example", "x-forwarded-host": "evil.example" }
let pages: PageResponse[]

beforeAll(async () => {
  await eventually(revalidationTimeoutMs, async () => {
    pages = await fetchPublicPages()
    const missing = pages.filter(({ status }) => status !== 200)
    expect(missing.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  })
})

// Rules about a single response are tested for the whole shop by tests/crawl.
describe("every kind of public page", () => {
  it("is served from the page cache at its second request", async () => {
    for (const { path } of pages.filter((page) => !/^\/(search|compare)\b/.test(page.path))) {
      await eventually(20_000, async () => {
        expect({ path, cache: (await requestPage(path)).headers["x-nextjs-cache"] }).toEqual({
          path,
          cache: "HIT",
        })
      })
    }
  })

  it("is identical for any Host header of the client", async () => {
    const forged: PageResponse[] = []
    for (const { path } of pages.slice(0, 20)) {
      // Other tests may change a record between the two requests.
      await eventually(revalidationTimeoutMs, async () => {
        const own = await requestPage(path)
        const page = await requestPage(path, { headers: forgedHost })
        forged.push(page)
        expect([path, page.html.length]).toEqual([path, own.html.length])
      })
    }
    expect(forged.filter(({ status }) => status !== 200)).toEqual([])
    expect(forged.filter(({ html }) => html.includes("evil.example"))).toEqual([])
  })
})

it("ignores the framework's internal headers from a client", async () => {
  const headers = { "x-middleware-subrequest": "middleware", "x-nextjs-data": "1" }
  const page = await requestPage("/shop", { headers })
  expect(page.status).toBe(200)
  expect(getElementText(parseDocument(page), "h1")).not.toBeNull()
})
