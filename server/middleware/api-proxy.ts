import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from "node:http"
import { Agent as HttpsAgent, request as requestHttps } from "node:https"
import { visitorHeader } from "#lib/api/visitor-header.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { getEnv } from "#lib/env.ts"
import { requestIdHeader } from "#lib/observability/request-context.ts"
import { getTracing } from "#lib/observability/tracing.ts"
import { getServerNow } from "#lib/runtime/server-clock.ts"
import { fileHeaders, securityHeaders } from "../security-headers.ts"
import { getBodyBytes, getFormBody } from "./request-body.ts"

/** Which headers of which requests pass between a client and the API server. */
type ProxyRoute = {
  paths: readonly string[]
  methods: readonly string[]
  requestHeaders: readonly string[]
  responseHeaders: readonly string[]
  /** Where a response may redirect the browser: to a URL of the shop, or to Google too. */
  allowedRedirect: "nowhere" | "shop" | "shop or google"
  /** What a request may contain: a URL-encoded form, or bytes of any kind. */
  body: "form" | "bytes"
  /** True if the API server receives the client's IP address. */
  sendsClientIp: boolean
}

const files: ProxyRoute = {
  paths: ["/assets/i/", "/v/"],
  methods: ["GET", "HEAD"],
  requestHeaders: ["accept", "range", "if-range", "if-none-match", "if-modified-since"],
  responseHeaders: [
    "content-type",
    "content-length",
    "content-range",
    "accept-ranges",
    "cache-control",
    "etag",
    "last-modified",
    "retry-after",
  ],
  allowedRedirect: "nowhere",
  body: "form",
  sendsClientIp: false,
}

/** Pages have a Content-Security-Policy of their own, stricter than the shop's. */
const pages = {
  methods: ["GET", "HEAD", "POST"],
  requestHeaders: ["accept", "content-type", "sec-fetch-site", "origin"],
  responseHeaders: [
    "content-type",
    "content-length",
    "cache-control",
    "retry-after",
    "content-security-policy",
    "referrer-policy",
    "x-frame-options",
  ],
  body: "form",
} as const

const payments: ProxyRoute = {
  ...pages,
  paths: ["/pay/sandbox/"],
  allowedRedirect: "shop",
  sendsClientIp: false,
}

/**
 * Where a link in an email confirms or withdraws consent to marketing emails, or a request to be
 * notified when something is back in stock.
 */
const unsubscribing: ProxyRoute = {
  ...pages,
  paths: ["/unsubscribe/", "/stock-alert/", "/newsletter/confirm/"],
  requestHeaders: ["accept", "accept-language", "content-type"],
  allowedRedirect: "nowhere",
  sendsClientIp: false,
}

/** Webhooks of payment gateways, authenticated by a signature of the exact bytes. */
const webhooks: ProxyRoute = {
  paths: ["/pay/webhook/"],
  methods: ["POST"],
  requestHeaders: ["content-type", "stripe-signature", "sandbox-signature"],
  responseHeaders: ["content-type", "content-length", "cache-control", "retry-after"],
  allowedRedirect: "nowhere",
  body: "bytes",
  sendsClientIp: false,
}

/** Where customers give the shop's website access to their account; tries are limited by client. */
const signIns: ProxyRoute = {
  ...pages,
  paths: ["/oauth/"],
  allowedRedirect: "shop or google",
  sendsClientIp: true,
}

const proxyRoutes = [files, payments, unsubscribing, webhooks, signIns]
const timeoutMs = 15_000
const maxMessageBytes = 1_000_000
const agents = {
  "http:": new HttpAgent({ keepAlive: true, maxSockets: 128 }),
  "https:": new HttpsAgent({ keepAlive: true, maxSockets: 128 }),
}

/** Handles a request that belongs to the API server; false for any other. */
export function handleApiPath(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<true> | false {
  return isApiPath(request.url ?? "/") && handleProxyRequest(request, response).then(() => true)
}

/**
 * True if the path is an image, a video, a payment, sign-in or unsubscribe page, or a payment
 * webhook.
 */
export function isApiPath(address: string): boolean {
  return findRoute(address) !== null
}

/**
 * Streams what the API server has at such a path, so that a browser only ever connects to the
 * shop's own origin. Headers pass by an allow-list both ways. Only payment, sign-in and unsubscribe
 * pages accept a form, of 10 KB at most. Only payment and sign-in pages may redirect, within the
 * shop or, for sign-in, to Google. Payment gateways may send 1 MB at most.
 */
export async function handleProxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const route = findRoute(request.url ?? "/") ?? files
  const headers = route === files ? fileHeaders : securityHeaders
  for (const { key, value } of headers) response.setHeader(key, value)
  if (!route.methods.includes(request.method ?? "")) {
    response.writeHead(405, { Allow: route.methods.join(", ") }).end()
    return
  }
  const body = request.method === "POST" ? await readBody(request, route) : null
  if (body?.ok === false) {
    response.writeHead(body.error, { "Cache-Control": "no-store", Connection: "close" }).end()
    return
  }
  send(request, response, route, body?.value ?? null)
}

function readBody(request: IncomingMessage, { body }: ProxyRoute) {
  return body === "form" ? getFormBody(request) : getBodyBytes(request, maxMessageBytes)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  route: ProxyRoute,
  body: Buffer | null,
): void {
  const target = new URL(request.url ?? "/", getEnv().API_BASE_URL)
  const isTls = target.protocol === "https:"
  const upstream = (isTls ? requestHttps : requestHttp)(target, {
    method: request.method,
    headers: {
      ...pickHeaders(request, [...route.requestHeaders, requestIdHeader]),
      ...getTracing()?.getHeaders(),
      ...(route.sendsClientIp && signClientIp(request)),
      ...(body !== null && { "content-length": body.length }),
    },
    agent: isTls ? agents["https:"] : agents["http:"],
    timeout: timeoutMs,
  })
  upstream.on("response", (upstreamResponse) => {
    const { status, headers } = resolveHead(upstreamResponse, route)
    response.writeHead(status, headers)
    upstreamResponse.on("error", () => response.destroy())
    upstreamResponse.pipe(response)
  })
  upstream.on("timeout", () => upstream.destroy())
  upstream.on("error", () => {
    if (response.headersSent) return response.destroy()
    response.writeHead(503, { "Retry-After": "10", "Cache-Control": "no-store" }).end()
  })
  response.on("close", () => upstream.destroy())
  upstream.end(body ?? undefined)
}

/** Signs the client's IP address so that the API server trusts it. */
function signClientIp({ headers }: IncomingMessage): Record<string, string> {
  const address = headers[visitorHeader]
  const secret = getEnv().REVALIDATE_SECRET
  if (typeof address !== "string" || secret === undefined) return {}
  return { [clientHeader]: signClient(address, secret, getServerNow() / 1000) }
}

/** Passes on a redirect only if the route allows its target; any other is a 502. */
function resolveHead(upstreamResponse: IncomingMessage, route: ProxyRoute) {
  const headers = pickHeaders(upstreamResponse, route.responseHeaders)
  const status = upstreamResponse.statusCode ?? 502
  if (status < 300 || status >= 400 || status === 304) return { status, headers }
  const location = resolveLocation(upstreamResponse.headers.location ?? "", route)
  if (location === null) return { status: 502, headers }
  return { status, headers: { ...headers, location } }
}

function resolveLocation(location: string, { allowedRedirect }: ProxyRoute): string | null {
  if (allowedRedirect === "nowhere") return null
  const path = resolveSameOriginPath(location)
  return path === null && allowedRedirect === "shop or google" ? resolveGoogleUrl(location) : path
}

/** Resolves a URL of the shop to a path; null for every other. */
function resolveSameOriginPath(location: string): string | null {
  const { SITE_URL: siteUrl } = getEnv()
  if (location === "" || !URL.canParse(location, siteUrl)) return null
  const url = new URL(location, siteUrl)
  if (url.origin !== new URL(siteUrl).origin || url.pathname.startsWith("//")) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** Resolves a URL of Google, or of its test stub; null for every other. */
function resolveGoogleUrl(location: string): string | null {
  if (!URL.canParse(location)) return null
  const { origin, pathname, search } = new URL(location)
  return origin === getEnv().GOOGLE_ISSUER ? `${origin}${pathname}${search}` : null
}

function findRoute(address: string): ProxyRoute | null {
  return proxyRoutes.find(({ paths }) => paths.some((path) => address.startsWith(path))) ?? null
}

function pickHeaders(message: IncomingMessage, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = message.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
