import type { IncomingMessage, ServerResponse } from "node:http"
import { z } from "zod"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import { getEnv } from "#lib/env.ts"
import { getOrLoad } from "#lib/get-or-load.ts"
import { isRobot } from "#lib/robots.ts"
import { compressMax, type Encoding, resolveEncoding } from "../compression/compress.ts"
import { getBodyBytes } from "../middleware/request-body.ts"
import { securityHeaders } from "../security-headers.ts"
import { getVitalsScripts, vitalsPaths } from "../vitals-script.ts"
import type { RouteNamer } from "./route-template.ts"

const maxBytes = 3_000
/** Limits of the reports that are counted. */
const windowMs = 60_000
const maxPerClient = 20
const maxTotal = 6_000
const maxClients = 10_000

const maxMs = 120_000
const time = z.number().min(0).max(maxMs).optional()
const reportSchema = z.strictObject({
  path: z.string().startsWith("/").max(2_048),
  values: z.strictObject({
    LCP: time,
    INP: time,
    TTFB: time,
    CLS: z.number().min(0).max(100).optional(),
  }),
})

/** A Web Vital of a page view: milliseconds, or for CLS a share of the screen. */
export type Vital = { name: "LCP" | "INP" | "CLS" | "TTFB"; value: number }
export type VitalsReport = { path: string; vitals: Vital[] }

type Deps = {
  nameRoute: RouteNamer
  measureVital: (route: string, vital: Vital) => void
}

/**
 * Opens the route that serves the Web Vitals script and accepts its reports: four values and the
 * page's path, of which only the route is stored, and no data of the user. Robots, pages of other
 * sites and clients that send too much are not counted. The returned function returns null for
 * every other path.
 */
export function openWebVitalsRoute({ nameRoute, measureVital }: Deps) {
  const scripts = getVitalsScripts()
  const compressed = new Map<string, Promise<Buffer>>()
  const isAllowed = buildReportLimit()

  const handleReport = async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const body = await getBodyBytes(request, maxBytes)
    const report = body.ok ? parseVitalsReport(body.value.toString()) : null
    const status = body.ok ? (report ? 204 : 400) : body.error
    response.writeHead(status, { "Cache-Control": "no-store" }).end()
    if (report === null || !isUserBrowser(request)) return true
    if (!isAllowed(String(request.headers[visitorHeader]))) return true
    const route = nameRoute(report.path)
    for (const vital of report.vitals) measureVital(route, vital)
    return true
  }

  const send = async (request: IncomingMessage, response: ServerResponse, text: string) => {
    const encoding = resolveEncoding(request.headers["accept-encoding"])
    const cacheKey = `${encoding} ${request.url}`
    const bytes = await getOrLoad(compressed, cacheKey, () => compress(text, encoding))
    for (const { key, value } of securityHeaders) response.setHeader(key, value)
    if (encoding) response.setHeader("Content-Encoding", encoding)
    response.writeHead(200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": bytes.length,
      "Cache-Control": "public, max-age=86400",
      Vary: "Accept-Encoding",
    })
    response.end(request.method === "HEAD" ? undefined : bytes)
    return true
  }

  return function serveWebVitals(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> | null {
    const { method, url: path = "" } = request
    const script = scripts.get(path)
    if (script !== undefined && (method === "GET" || method === "HEAD")) {
      return send(request, response, script)
    }
    return path === vitalsPaths.report && method === "POST" ? handleReport(request, response) : null
  }
}

async function compress(text: string, encoding: Encoding | null): Promise<Buffer> {
  return encoding ? compressMax(Buffer.from(text), encoding) : Buffer.from(text)
}

/** True for a browser that shows a page of the shop to a user. */
function isUserBrowser({ headers }: IncomingMessage): boolean {
  const agent = headers["user-agent"] ?? ""
  if (isRobot(agent)) return false
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin"
  return headers.origin === new URL(getEnv().SITE_URL).origin
}

/** Parses a browser's report of a page view; null if it is nothing that the shop's script sends. */
export function parseVitalsReport(text: string): VitalsReport | null {
  const parsed = reportSchema.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { path, values } = parsed.data
  const vitals = (["LCP", "INP", "CLS", "TTFB"] as const).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [{ name, value }]
  })
  return { path, vitals }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Builds a rate limit per client and minute, so that no client can outweigh the others' reports.
 */
export function buildReportLimit(now: () => number = Date.now) {
  let windowStartMs = 0
  let total = 0
  const counts = new Map<string, number>()
  return function isAllowed(client: string): boolean {
    if (now() - windowStartMs >= windowMs) {
      windowStartMs = now()
      total = 0
      counts.clear()
    }
    const count = (counts.get(client) ?? 0) + 1
    if (count > maxPerClient || total >= maxTotal) return false
    if (counts.size >= maxClients && !counts.has(client)) return false
    counts.set(client, count)
    total += 1
    return true
  }
}
