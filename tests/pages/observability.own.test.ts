import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  type FakeCollector,
  openFakeCollector,
  type ReceivedSpan,
} from "#tests/fakes/fake-collector.ts"
import { UnreliableApi, works } from "#tests/fakes/unreliable-api.ts"
import { createStockedCategory, type StockedCategory } from "#tests/fixtures/stocked-category.ts"
import {
  findFreePort,
  type OwnStorefront,
  openOwnStorefront,
} from "#tests/support/own-storefront.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

/** A request to the API, with the request id and the trace context that it carries. */
type ApiRequest = { url: string; id: string; trace: string }

let collector: FakeCollector
let api: UnreliableApi
let shop: OwnStorefront
let category: StockedCategory
let metricsPort = 0
const apiRequests: ApiRequest[] = []

beforeAll(async () => {
  collector = await openFakeCollector()
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  api.failureMode = (call, response, forward) => {
    const { "x-request-id": id = "", traceparent: trace = "" } = call.headers
    apiRequests.push({ url: call.url ?? "", id: String(id), trace: String(trace) })
    return works(call, response, forward)
  }
  metricsPort = await findFreePort()
  shop = await openOwnStorefront(api.origin, {
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: "1",
    LOG_LEVEL: "debug",
  })
  category = await createStockedCategory(2)
})
afterAll(async () => {
  await shop?.close()
  await api?.close()
  await collector?.close()
  await category?.clear()
})

const fetchPage = (path: string, headers: Record<string, string> = {}) =>
  requestPage(path, { origin: shop.origin, headers })
const getProductPath = (at: number) => `/product/${category.products[at]?.slug}`

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
}

function listAncestors(span: ReceivedSpan): ReceivedSpan[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [parent, ...listAncestors(parent)] : []
}

describe("a page rendered for a request", () => {
  it("propagates the request id and the trace context to the API", async () => {
    apiRequests.length = 0
    const page = await fetchPage(getProductPath(0), { "x-request-id": "the-visitors-own-word" })
    const id = page.headers["x-request-id"]
    expect([page.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const pageRequests = apiRequests.filter((call) => call.id === id)
    expect(pageRequests.length).toBeGreaterThan(0)
    await eventually(10_000, async () => {
      const pageSpan = collector.spans.find(({ facts }) => facts["curlew.request_id"] === id)
      if (!pageSpan) throw new Error("the collector has not received the span yet")
      expect(pageSpan.name).toBe("GET /product/[slug]")
      expect(new Set(pageRequests.map(({ trace }) => trace.split("-")[1]))).toEqual(
        new Set([pageSpan.traceId]),
      )
      const call = pageRequests[0]?.trace.split("-")[2]
      const apiSpan = collector.spans.find(({ spanId }) => spanId === call)
      if (!apiSpan) throw new Error("the collector has not received the span yet")
      expect(apiSpan.name).toMatch(/^API \w+$/)
      expect(listAncestors(apiSpan).at(-1)).toEqual(pageSpan)
    })
  })

  it("exports spans without query strings", async () => {
    await fetchPage("/search/blue?gclid=hidden-word")
    await fetchPage("/payment-return?payum_token=hidden-word")
    await eventually(10_000, async () => {
      expect(collector.spans.map(({ name }) => name)).toContain("GET /payment-return")
    })
    expect(collector.readText()).not.toContain("hidden-word")
  })
})

describe("a page that cannot be rendered", () => {
  it("displays the request id of the log lines", async () => {
    await api.goAway()
    const page = await fetchPage(getProductPath(1))
    const other = await fetchPage(getProductPath(1))
    await api.comeBack()
    const ids = [page, other].map(({ headers }) => String(headers["x-request-id"]))
    expect(page.status).toBe(503)
    expect(getElementText(parseDocument(page), "body")).toContain(`503 · ${ids[0]}`)
    expect(getElementText(parseDocument(other), "body")).toContain(`503 · ${ids[1]}`)
    const lines = shop.log.map((line) => JSON.parse(line))
    const requestLines = lines.filter((line) => line.request_id === ids[0])
    expect(requestLines.map(({ msg }) => msg)).toContain("request: unhandled error")
    expect(requestLines.map(({ msg }) => msg)).toContain("http: request completed")
  })

  it("contains the request id in JSON error responses", async () => {
    await api.goAway()
    const token = "a".repeat(43)
    const response = await fetchPage(`/api/bff/payment?token=${token}`)
    await api.comeBack()
    expect(response.status).toBe(503)
    expect(JSON.parse(response.html)).toMatchObject({
      code: "UNAVAILABLE",
      request_id: response.headers["x-request-id"],
    })
  })
})

describe("the storefront's metrics", () => {
  it("count responses by route, cache state and API result", async () => {
    await fetchPage("/")
    await fetchPage("/")
    const text = await readMetrics()
    expect(text).toMatch(
      /^curlew_http_request_duration_seconds_count\{route="\/",status="200"\} \d+$/m,
    )
    expect(text).toMatch(/^curlew_page_cache_lookups_total\{state="fresh"\} \d+$/m)
    expect(text).toMatch(/^curlew_page_cache_lookups_total\{state="miss"\} \d+$/m)
    expect(text).toMatch(/^curlew_page_renders_total\{result="rendered"\} \d+$/m)
    expect(text).toMatch(/^curlew_api_calls_total\{call="\w+",outcome="network"\} \d+$/m)
    expect(text).not.toContain(String(category.products[0]?.slug))
  })

  it("are not served on the public port", async () => {
    expect((await fetchPage("/metrics")).status).toBe(404)
  })

  it("include web vitals of public pages only", async () => {
    expect((await fetchPage("/")).html).toContain('import("/watch/vitals.js")')
    expect((await fetchPage("/login")).html).not.toContain("/watch/")
    expect((await fetchPage("/watch/vitals.js")).status).toBe(200)
    const sent = await requestPage("/api/vitals", {
      origin: shop.origin,
      method: "POST",
      headers: { origin: shop.origin, "user-agent": "Mozilla/5.0 Firefox/140" },
      body: JSON.stringify({ path: getProductPath(0), values: { LCP: 700, CLS: 0 } }),
    })
    expect(sent.status).toBe(204)
    const text = await readMetrics()
    expect(text).toContain('curlew_web_vital_seconds_count{vital="LCP",route="/product/[slug]"} 1')
    expect(text).toContain('curlew_web_vital_layout_shift_count{route="/product/[slug]"} 1')
  })
})

it("writes every log line as JSON without query strings", () => {
  const lines = shop.log.map((line) => JSON.parse(line))
  expect(lines.length).toBeGreaterThan(10)
  expect(shop.log.join("\n")).not.toContain("hidden-word")
})
