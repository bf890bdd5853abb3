import { createServer, type Server } from "node:http"
import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { getVitalsScripts, vitalsLoader } from "../vitals-script.ts"
import { buildReportLimit, openWebVitalsRoute } from "./web-vitals-route.ts"

process.env.SITE_URL = "http://shop.example"
const measured: [string, string, number][] = []
let server: Server
let origin = ""

beforeAll(async () => {
  const serveWebVitals = openWebVitalsRoute({
    nameRoute: (path) => (path.startsWith("/product/") ? "/product/[slug]" : "other"),
    measureVital: (route, { name, value }) => measured.push([route, name, value]),
  })
  server = createServer((request, response) => {
    request.headers["x-curlew-visitor"] ??= "192.0.2.1"
    if (!serveWebVitals(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || !address) throw new Error("the server has no address")
  origin = `http://127.0.0.1:${address.port}`
})
beforeEach(() => {
  measured.length = 0
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const report = { path: "/product/blue", values: { LCP: 812.5, CLS: 0.01, TTFB: 90 } }

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const response = await fetch(`${origin}/api/vitals`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "user-agent": "Mozilla/5.0 Firefox/140", origin: "http://shop.example", ...headers },
  })
  return response.status
}

describe("a Web Vitals report", () => {
  it("is measured by its route, without data of the user", async () => {
    expect(await send(report)).toBe(204)
    expect(measured).toEqual([
      ["/product/[slug]", "LCP", 812.5],
      ["/product/[slug]", "CLS", 0.01],
      ["/product/[slug]", "TTFB", 90],
    ])
  })

  it.each([
    ["a robot", { "user-agent": "Googlebot/2.1" }],
    ["a client without a user agent", { "user-agent": "" }],
    ["another site's page", { origin: "https://elsewhere.example" }],
    ["another site's page, by the browser", { "sec-fetch-site": "cross-site" }],
  ])("of %s is not measured", async (_who, headers) => {
    expect(await send(report, headers)).toBe(204)
    expect(measured).toEqual([])
  })

  it.each([
    ["no JSON", "{nope", 400],
    ["an unknown vital", { path: "/", values: { FID: 3 } }, 400],
    ["a negative value", { path: "/", values: { LCP: -1 } }, 400],
    ["an implausible value", { path: "/", values: { LCP: 1e12 } }, 400],
    ["a text for a value", { path: "/", values: { LCP: "fast" } }, 400],
    ["a URL of another site", { path: "https://elsewhere.example/", values: {} }, 400],
    ["a body over the limit", { path: `/${"x".repeat(5_000)}`, values: {} }, 413],
  ])("with %s is rejected", async (_what, body, status) => {
    expect(await send(body)).toBe(status)
    expect(measured).toEqual([])
  })
})

it("limits the reports per client and minute, and accepts them again a minute later", () => {
  let now = 0
  const isAllowed = buildReportLimit(() => now)
  const tries = Array.from({ length: 30 }, () => isAllowed("192.0.2.7"))
  expect(tries.filter(Boolean).length).toBe(20)
  expect(isAllowed("192.0.2.8")).toBe(true)
  now = 60_000
  expect(isAllowed("192.0.2.7")).toBe(true)
})

describe("the measuring script", () => {
  it("is fetched after the page, in two files of less than four kilobytes", async () => {
    const sizes = [...getVitalsScripts().values()].map((text) => brotliCompressSync(text).length)
    expect(sizes[0]).toBeLessThan(500)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4_000)
    expect(vitalsLoader.length).toBeLessThan(300)
    for (const path of getVitalsScripts().keys()) {
      const response = await fetch(`${origin}${path}`)
      expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
      expect((await response.text()).length).toBeGreaterThan(300)
    }
  })

  it("imports what the library exports", () => {
    const [script = "", library = ""] = getVitalsScripts().values()
    const wanted = /^import\{(.+?)\}/.exec(script)?.[1]?.split(",") ?? []
    expect(wanted.length).toBe(4)
    for (const name of wanted) expect(library).toMatch(new RegExp(`\\bas ${name}\\b`))
  })
})
