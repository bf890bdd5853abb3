import type { IncomingMessage, ServerResponse } from "node:http"
import { getEnv } from "#lib/env.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { compressSmallest, type Encoding, resolveEncoding } from "../compress.ts"
import { readBytes } from "../read-form-body.ts"
import { securityHeaders } from "../security-headers.ts"
import { parseVisit, type Vital } from "./parse-vitals.ts"
import type { RouteNamer } from "./route-template.ts"
import { buildVisitLimit } from "./visit-limit.ts"
import { readVisitScripts, visitPaths } from "./visit-script.ts"

const mostBytes = 3_000
/** Clients whose page loads no user waits for. */
const robot = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|node/i

type Parts = {
  nameRoute: RouteNamer
  noteVital: (route: string, vital: Vital) => void
}

/**
 * Opens the route that serves the Web Vitals script and accepts its reports: four values and the
 * page's path, of which only the route is stored, and no data of the user. Robots, pages of other
 * sites and clients that send too much are not counted. The returned function returns null for
 * every other path.
 */
export function openVisits({ nameRoute, noteVital }: Parts) {
  const scripts = readVisitScripts()
  const packed = new Map<string, Promise<Buffer>>()
  const admits = buildVisitLimit()

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBytes(request, mostBytes)
    const visit = "bytes" in body ? parseVisit(body.bytes.toString()) : null
    const status = "status" in body ? body.status : visit ? 204 : 400
    response.writeHead(status, { "Cache-Control": "no-store" }).end()
    if (visit === null || !isVisitor(request)) return
    if (!admits(String(request.headers[visitorHeader]))) return
    const route = nameRoute(visit.path)
    for (const vital of visit.vitals) noteVital(route, vital)
  }

  const send = async (request: IncomingMessage, response: ServerResponse, text: string) => {
    const encoding = resolveEncoding(request.headers["accept-encoding"])
    const key = `${encoding} ${request.url}`
    const body = packed.get(key) ?? pack(text, encoding)
    packed.set(key, body)
    const bytes = await body
    for (const { key: name, value } of securityHeaders) response.setHeader(name, value)
    if (encoding) response.setHeader("Content-Encoding", encoding)
    response.writeHead(200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": bytes.length,
      "Cache-Control": "public, max-age=86400",
      Vary: "Accept-Encoding",
    })
    response.end(request.method === "HEAD" ? undefined : bytes)
  }

  return function serveVisits(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | null {
    const { method, url: path = "" } = request
    const script = scripts.get(path)
    if (script !== undefined && (method === "GET" || method === "HEAD")) {
      return send(request, response, script)
    }
    return path === visitPaths.report && method === "POST" ? take(request, response) : null
  }
}

async function pack(text: string, encoding: Encoding | null): Promise<Buffer> {
  return encoding ? compressSmallest(Buffer.from(text), encoding) : Buffer.from(text)
}

/** True for a browser that shows a page of the shop to a user. */
function isVisitor({ headers }: IncomingMessage): boolean {
  const agent = headers["user-agent"] ?? ""
  if (agent === "" || robot.test(agent)) return false
  const site = headers["sec-fetch-site"]
  if (site !== undefined) return site === "same-origin"
  return headers.origin === new URL(getEnv().SITE_URL).origin
}
