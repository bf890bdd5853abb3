import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import {
  type FakeCollector,
  openFakeCollector,
  type ToldSpan,
} from "#tests/support/fake-collector.ts"
import {
  findFreePort,
  type OwnStorefront,
  openOwnStorefront,
} from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import { UnreliableApi, works } from "#tests/support/unreliable-api.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

/** A request to the API, with the request id and the trace context that it carries. */
type Asked = { url: string; id: string; trace: string }

let collector: FakeCollector
let api: UnreliableApi
let shop: OwnStorefront
let shelf: StockedShelf
let metricsPort = 0
const asked: Asked[] = []

beforeAll(async () => {
  collector = await openFakeCollector()
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  api.mood = (call, answer, forward) => {
    const { "x-request-id": id = "", traceparent: trace = "" } = call.headers
    asked.push({ url: call.url ?? "", id: String(id), trace: String(trace) })
    return works(call, answer, forward)
  }
  metricsPort = await findFreePort()
  shop = await openOwnStorefront(api.origin, {
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: "1",
    LOG_LEVEL: "debug",
  })
  shelf = await stockShelf(2)
})
afterAll(async () => {
  await shop?.close()
  await api?.close()
  await collector?.close()
  await shelf?.clear()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  visit(path, { origin: shop.origin, headers })
const pathOf = (at: number) => `/product/${shelf.products[at]?.slug}`

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
}

function listAncestors(span: ToldSpan): ToldSpan[] {
  const parent = collector.spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [parent, ...listAncestors(parent)] : []
}

describe("a page rendered for a request", () => {
  it("propagates the request id and the trace context to the API", async () => {
    asked.length = 0
    const page = await ask(pathOf(0), { "x-request-id": "the-visitors-own-word" })
    const id = page.headers["x-request-id"]
    expect([page.status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)])
    const own = asked.filter((call) => call.id === id)
    expect(own.length).toBeGreaterThan(0)
    await eventually(10_000, async () => {
      const view = collector.spans.find(({ facts }) => facts["curlew.request_id"] === id)
      if (!view) throw new Error("the collector has not been told yet")
      expect(view.name).toBe("GET /product/[slug]")
      expect(new Set(own.map(({ trace }) => trace.split("-")[1]))).toEqual(new Set([view.traceId]))
      const call = own[0]?.trace.split("-")[2]
      const made = collector.spans.find(({ spanId }) => spanId === call)
      if (!made) throw new Error("the collector has not been told yet")
      expect(made.name).toMatch(/^API \w+$/)
      expect(listAncestors(made).at(-1)).toEqual(view)
    })
  })

  it("exports spans without query strings", async () => {
    await ask("/search/blue?gclid=hidden-word")
    await ask("/payment-return?payum_token=hidden-word")
    await eventually(10_000, async () => {
      expect(collector.spans.map(({ name }) => name)).toContain("GET /payment-return")
    })
    expect(collector.readText()).not.toContain("hidden-word")
  })
})

describe("a page that cannot be rendered", () => {
  it("displays the request id of the log lines", async () => {
    await api.goAway()
    const page = await ask(pathOf(1))
    const other = await ask(pathOf(1))
    await api.comeBack()
    const ids = [page, other].map(({ headers }) => String(headers["x-request-id"]))
    expect(page.status).toBe(503)
    expect(readText(readPage(page), "body")).toContain(`503 · ${ids[0]}`)
    expect(readText(readPage(other), "body")).toContain(`503 · ${ids[1]}`)
    const lines = shop.log.map((line) => JSON.parse(line))
    const said = lines.filter((line) => line.request_id === ids[0])
    expect(said.map(({ msg }) => msg)).toContain("a page could not be made")
    expect(said.map(({ msg }) => msg)).toContain("answered")
  })

  it("contains the request id in JSON error responses", async () => {
    await api.goAway()
    const token = "a".repeat(43)
    const answer = await ask(`/api/payment?token=${token}`)
    await api.comeBack()
    expect(answer.status).toBe(503)
    expect(JSON.parse(answer.html)).toMatchObject({
      code: "UNAVAILABLE",
      request_id: answer.headers["x-request-id"],
    })
  })
})

describe("the storefront's metrics", () => {
  it("count responses by route, cache state and API result", async () => {
    await ask("/")
    await ask("/")
    const text = await readMetrics()
    expect(text).toMatch(
      /^curlew_http_request_duration_seconds_count\{route="\/",status="200"\} \d+$/m,
    )
    expect(text).toMatch(/^curlew_page_cache_lookups_total\{state="good"\} \d+$/m)
    expect(text).toMatch(/^curlew_page_cache_lookups_total\{state="missing"\} \d+$/m)
    expect(text).toMatch(/^curlew_page_makings_total\{result="made"\} \d+$/m)
    expect(text).toMatch(/^curlew_api_calls_total\{call="\w+",outcome="network"\} \d+$/m)
    expect(text).not.toContain(String(shelf.products[0]?.slug))
  })

  it("are not served on the public port", async () => {
    expect((await ask("/metrics")).status).toBe(404)
  })

  it("include web vitals of public pages only", async () => {
    expect((await ask("/")).html).toContain('import("/watch/vitals.js")')
    expect((await ask("/login")).html).not.toContain("/watch/")
    expect((await ask("/watch/vitals.js")).status).toBe(200)
    const sent = await visit("/api/vitals", {
      origin: shop.origin,
      method: "POST",
      headers: { origin: shop.origin, "user-agent": "Mozilla/5.0 Firefox/140" },
      body: JSON.stringify({ path: pathOf(0), values: { LCP: 700, CLS: 0 } }),
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
