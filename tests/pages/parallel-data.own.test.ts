import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { signChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { signatureHeader } from "#lib/contract/webhook.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  type FailureMode,
  UnreliableApi,
  withReplacedText,
  works,
} from "#tests/fakes/unreliable-api.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import {
  listTexts,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"

/**
 * Idle time before the first response. On a busy machine the parallel calls of a page start some
 * hundred milliseconds apart; the page times out after 3 s.
 */
const idleMs = 1_500
const url = `parallel-${crypto.randomUUID().split("-")[0]}`
let api: UnreliableApi
let shop: OwnStorefront
const pageIds: number[] = []
let calls: { path: string; isLate: boolean }[] = []
let lastCallAt = 0
let isResponding = false

/**
 * Handles calls as `mode` does, but sends no response before all calls have arrived that do not
 * depend on another response. Marks the later calls as late.
 */
const respondOnceIdle =
  (mode: FailureMode): FailureMode =>
  async (call, response, forward) => {
    lastCallAt = performance.now()
    calls.push({ path: call.url ?? "", isLate: isResponding })
    while (!isResponding && performance.now() < lastCallAt + idleMs) await sleep(20)
    isResponding = true
    await mode(call, response, forward)
  }

async function listWidgets() {
  const { data: groups } = await fetchShopApiBody("listGroups")
  const group = groups.find(({ level }) => level === 1)?.slug ?? ""
  const { data: galleries } = await fetchShopApiBody("listGalleries")
  return [
    { type: "core/html", templatevar: { html: "<p>Everything at once.</p>" } },
    { type: "Sell/new_products_grid", templatevar: { heading: "New" } },
    { type: "Sell/product_grid", templatevar: { heading: "Products", group, limit: 4 } },
    { type: "core/gallery", templatevar: { gallery: galleries[0]?.id ?? null, type: "grid" } },
    { type: "core/link_children", templatevar: { top_level: "footer-menu" } },
    { type: "core/faq", templatevar: { heading: "Questions" } },
    { type: "core/person_list", templatevar: { heading: "People" } },
    { type: "core/testimonial_grid", templatevar: { heading: "Praise" } },
  ]
}

beforeAll(async () => {
  const widgets = await listWidgets()
  const rows = [{ blocks: widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] })) }]
  pageIds.push(await admin.create("cognito/page", { name: "At once", url, rows }))
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  shop = await openOwnStorefront(api.origin)
  // The first render fetches the site's own data.
  expect((await requestPage("/unknown-page", shop)).status).toBe(404)
})
afterAll(async () => {
  await shop?.close()
  await api?.close()
  for (const id of pageIds) await admin.delete("cognito/page", id)
})

/** Renders a page and returns it with the late calls, which waited for another call's response. */
async function measureRender(
  fetchRendered: () => Promise<PageResponse>,
  server = api,
  mode: FailureMode = works,
) {
  calls = []
  isResponding = false
  server.failureMode = respondOnceIdle(mode)
  const page = await fetchRendered()
  server.failureMode = mode
  expect(calls.length).toBeGreaterThanOrEqual(4)
  return { page, late: calls.filter(({ isLate }) => isLate).map(({ path }) => path) }
}

it("requests all data of a page in parallel", async () => {
  const { page, late } = await measureRender(() => requestPage(`/${url}`, shop))
  expect(page.status).toBe(200)
  expect(listTexts(parseDocument(page), "main h2").length).toBeGreaterThanOrEqual(2)
  expect(late).toEqual([])
})

it("requests all data in parallel when a page is revalidated", async () => {
  const [id = 0] = pageIds
  const name = `Changed ${url}`
  await admin.update("cognito/page", id, { name })
  const { late } = await measureRender(async () => {
    await sendChangeEvent(url)
    return fetchUntil(url, name)
  })
  expect(late).toEqual([])
})

it("requests the chunks of the sitemap only in languages with content", async () => {
  const requested: (string | null)[] = []
  api.failureMode = (call, response, forward) => {
    const { pathname, searchParams } = new URL(call.url ?? "", api.origin)
    if (pathname.endsWith("/seo/address-chunk")) requested.push(searchParams.get("language"))
    return works(call, response, forward)
  }
  const index = await requestPage("/sitemap.xml", shop)
  api.failureMode = works
  expect(index.status).toBe(200)
  expect(requested.sort()).toEqual(["ar", "de", "ja", null])
})

describe("a page of content blocks @repeat", () => {
  const blocksMode = withReplacedText(/"list_page_content":false/g, '"list_page_content":true')
  let blockApi: UnreliableApi
  let blockShop: OwnStorefront

  beforeAll(async () => {
    blockApi = await UnreliableApi.open(getRunningShop().apiOrigin)
    blockApi.failureMode = blocksMode
    blockShop = await openOwnStorefront(blockApi.origin)
  })
  afterAll(async () => {
    await blockShop?.close()
    await blockApi?.close()
  })

  it("requests the data of its blocks in parallel with them at revalidation", async () => {
    const blocksSlug = `${url}-blocks`
    const page_id = await admin.create("cognito/page", { name: "In blocks", url: blocksSlug })
    pageIds.push(page_id)
    for (const { type: template, templatevar: variables } of await listWidgets()) {
      await admin.create("cognito/page_content", { page_id, template, variables })
    }
    await fetchUntil(blocksSlug, "Everything at once.", blockShop)
    const name = `Blocks changed ${url}`
    await admin.update("cognito/page", page_id, { name })
    const triggerRender = async () => {
      await sendChangeEvent(blocksSlug, blockShop)
      return fetchUntil(blocksSlug, name, blockShop)
    }
    const { late } = await measureRender(triggerRender, blockApi, blocksMode)
    expect(late).toEqual([])
  })
})

/** Fetches the page until it contains this text. */
function fetchUntil(slug: string, text: string, at = shop): Promise<PageResponse> {
  return eventually(20_000, async () => {
    const page = await requestPage(`/${slug}`, at)
    expect(page.html).toContain(text)
    return page
  })
}

async function sendChangeEvent(slug: string, { origin, revalidateSecret } = shop): Promise<void> {
  const body = JSON.stringify({ id: crypto.randomUUID(), changes: [{ kind: "page", slug }] })
  const signature = signChangeEvent(body, revalidateSecret, Math.floor(Date.now() / 1000))
  const headers = { "content-type": "application/json", [signatureHeader]: signature }
  const response = await requestPage("/api/revalidate", { origin, method: "POST", headers, body })
  expect(response.status).toBe(200)
}
