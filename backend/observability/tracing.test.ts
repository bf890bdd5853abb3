import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { withRequestId } from "#lib/observability/request-context.ts"
import { startTracing, stopTracing } from "#lib/observability/start-tracing.ts"
import {
  type FakeCollector,
  openFakeCollector,
  type ReceivedSpan,
} from "#tests/fakes/fake-collector.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let collector: FakeCollector
let backend: TestBackend
let storefront: Server
let shop = ""
const log: string[] = []

beforeAll(async () => {
  collector = await openFakeCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: 1 }
  await startTracing("shop", env, { trusts: true })
  backend = await openTestBackend({
    env: { LOG_LEVEL: "debug" },
    logStream: { write: (line) => log.push(line) },
  })
  const api = await backend.app.listen({ host: "127.0.0.1", port: 0 })
  process.env.API_BASE_URL = api
  process.env.LOG_LEVEL = "silent"
  const { fetchApi } = await import("#lib/api/http-client.ts")
  const { buildRequestObserver } = await import("#server/observability/observe-request.ts")
  const watchRequest = buildRequestObserver({
    trustedProxies: 0,
    nameRoute: () => "/product/[slug]",
    onResponse: null,
  })
  storefront = createServer((request, response) =>
    watchRequest(request, response, async () => {
      const upstream = await fetchApi("showInvoice", `${api}${request.url}`, { method: "GET" })
      response.writeHead(upstream.status).end(await upstream.text())
    }),
  )
  await new Promise<void>((resolve) => storefront.listen(0, "127.0.0.1", resolve))
  const address = storefront.address()
  if (typeof address === "object" && address) shop = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  storefront.closeAllConnections()
  await new Promise((resolve) => storefront.close(resolve))
  await backend.close()
  await collector.close()
})

function findParent(span: ReceivedSpan | undefined): ReceivedSpan | undefined {
  return collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)
}

describe("a page view", () => {
  const token = "PSE4hQB1xDKT7p-7NJIEFiRNXEXacY9SXxhG0X3pTuc"
  const traceId = "0123456789abcdef0123456789abcdef"
  let id: string | null = null

  beforeAll(async () => {
    const response = await fetch(`${shop}/api/v1/sell/invoice/show/${token}?q=hidden`)
    id = response.headers.get("x-request-id")
    await response.text()
    await fetch(`${process.env.API_BASE_URL}/api/v1/cognito/page/create`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${backend.adminToken}`,
        traceparent: `00-${traceId}-0123456789abcdef-01`,
      },
      body: JSON.stringify({ name: "secret words", url: "a-page" }),
    })
    await stopTracing(5_000)
  })

  it("is one trace from the browser's request to the database query", () => {
    const statement = collector.spans.find(
      ({ name, facts }) =>
        name === "SQL SELECT" && String(facts["db.query.text"]).includes("orders"),
    )
    const served = findParent(statement)
    const call = findParent(served)
    const visit = findParent(call)
    expect([served?.name, call?.name, visit?.name]).toEqual([
      "GET /api/v1/sell/invoice/show/:token",
      "API showInvoice",
      "GET /product/[slug]",
    ])
    expect(visit?.parentSpanId ?? "").toBe("")
    const traces = new Set([statement, served, call, visit].map((span) => span?.traceId))
    expect(traces.size).toBe(1)
  })

  it("has the same request id in the log lines and spans of both processes", () => {
    const lines = log.map((line) => JSON.parse(line))
    const own = lines.filter((line) => line.request_id === id)
    expect(own.map(({ msg }) => msg)).toEqual(["http: request completed"])
    const visits = collector.spans.filter(({ facts }) => facts["curlew.request_id"] === id)
    expect(visits.map(({ name }) => name).sort()).toEqual([
      "GET /api/v1/sell/invoice/show/:token",
      "GET /product/[slug]",
    ])
  })

  it("continues its trace after body parsing", () => {
    const own = collector.spans.filter((span) => span.traceId === traceId)
    const served = own.find(({ name }) => name === "POST /api/v1/cognito/page/create")
    expect(served?.parentSpanId).toBe("0123456789abcdef")
    const inserted = own.find(({ name }) => name === "SQL INSERT")
    expect(findParent(inserted)).toBe(served)
  })

  it("exports no token, query string or request body to the collector", () => {
    const exported = collector.readText()
    expect(exported.length).toBeGreaterThan(1_000)
    for (const secret of [token, "hidden", "secret words"]) expect(exported).not.toContain(secret)
  })
})

describe("a log line of a service", () => {
  it("contains the request id once while it serves a request", () => {
    log.length = 0
    withRequestId("a-request-of-the-test", () => backend.app.log.info("a remark"))
    expect(log.length).toBe(1)
    expect(log[0]?.match(/a-request-of-the-test/g)).toEqual(["a-request-of-the-test"])
  })

  it("contains no request id outside of requests", () => {
    log.length = 0
    backend.app.log.info("a remark")
    expect(log[0]).not.toContain("request_id")
  })
})

describe("an internal error of the back end", () => {
  it("includes the request id in the response", async () => {
    await sql`ALTER TABLE pages RENAME TO elsewhere`.execute(backend.database.db)
    const response = await backend.app.inject({
      method: "POST",
      url: "/api/v1/cognito/page/create",
      headers: {
        "x-request-id": "named-by-the-shop",
        authorization: `Bearer ${backend.adminToken}`,
      },
      payload: { name: "A page", url: "a-page" },
    })
    await sql`ALTER TABLE elsewhere RENAME TO pages`.execute(backend.database.db)
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ code: "INTERNAL", request_id: "named-by-the-shop" })
  })
})
