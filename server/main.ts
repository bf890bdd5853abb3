import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { flushCompileCache } from "node:module"
import { join } from "node:path"
import next from "next"
import { getEnv } from "#lib/env.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { log } from "#lib/log.ts"
import { buildLogPath } from "#lib/observability/redact-url.ts"
import { stopTracing } from "#lib/observability/start-tracing.ts"
import { closeServerGracefully } from "#lib/runtime/graceful-shutdown.ts"
import { handleProxyRequest, isApiPath } from "./api-proxy.ts"
import { resolveClientIp } from "./client-ip.ts"
import { ErrorPages } from "./error-pages.ts"
import { sendBadRequest, sendServerError } from "./error-responses.ts"
import { registerActiveRequest } from "./idle.ts"
import { handleUnknownMethod } from "./middleware/allowed-methods.ts"
import { handleLargeBody } from "./middleware/body-limit.ts"
import { withCdnCacheControl } from "./middleware/cache-control.ts"
import { findCanonicalUrl, sendCanonicalRedirect } from "./middleware/canonical-redirect.ts"
import { withCompression } from "./middleware/compress-and-etag.ts"
import {
  registerStoredAnalytics,
  withContentSecurityPolicy,
} from "./middleware/content-security-policy.ts"
import { handleCrossSiteForm } from "./middleware/csrf.ts"
import { buildDraftKeyReader, openPreview } from "./middleware/draft-mode.ts"
import { withErrorRequestId } from "./middleware/error-request-id.ts"
import { withErrorStatus } from "./middleware/error-status.ts"
import { withGzipStream } from "./middleware/gzip-stream.ts"
import { updateHeadMethod } from "./middleware/head-method.ts"
import { handleLanguageChoice, isLanguageChoice } from "./middleware/language-choice.ts"
import { updateLocaleHeader } from "./middleware/locale-header.ts"
import { updatePrefetchHeader } from "./middleware/prefetch-header.ts"
import { withPreservedForm } from "./middleware/preserve-failed-form.ts"
import { withRedirectQuery } from "./middleware/preserve-redirect-query.ts"
import { sendPreferredLocaleRedirect } from "./middleware/redirect-preferred-locale.ts"
import { findUrlError } from "./middleware/reject-malformed-url.ts"
import { handleStalePage } from "./middleware/stale-page.ts"
import { stripEnterSlash } from "./middleware/strip-enter-slash.ts"
import { stripInternalHeaders } from "./middleware/strip-internal-headers.ts"
import { openObservability } from "./observability/open-observability.ts"
import { openRedis } from "./open-redis.ts"
import { isSelfRequest } from "./self-request.ts"
import { openServiceWorkerRoute } from "./service-worker-route.ts"
import { openStaticFiles } from "./static-files.ts"

const { PORT: port, NEXT_DIST_DIR: distDir, TRUSTED_PROXIES: trustedProxies } = getEnv()
const { PAGE_COMPRESSION: compression } = getEnv()
const isDev = process.argv.includes("--dev")
const isWorkerOn = !isDev && getEnv().SERVICE_WORKER === "on"
const observability = await openObservability(getEnv(), { isDev })

/** Bytes for the cookies of the largest session, and for all other headers that a browser sends. */
const maxHeaderSize = 160 * 1024

const httpServer = createServer({ maxHeaderSize }, (request, response) => {
  if (!isSelfRequest(request)) registerActiveRequest(response)
  observability.observeRequest(request, response, () => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error, path: buildLogPath(request.url ?? "") }, "http: request failed")
      sendServerError(response)
    })
  })
})
await openRedis(getEnv().REDIS_URL)
const app = next({ dev: isDev, webpack: true, port, hostname: "localhost", httpServer })
await Promise.all([app.prepare(), registerStoredAnalytics(distDir)])
const handleNext = app.getRequestHandler()
const localOrigin = `http://127.0.0.1:${port}`
const errorPages = new ErrorPages(localOrigin, join(distDir, "server/app"))
const getDraftKey = buildDraftKeyReader(isDev ? join(distDir, "dev") : distDir)
const serveServiceWorker = openServiceWorkerRoute(
  join(import.meta.dirname, "../public/sw.js"),
  isWorkerOn,
)
const sendStaticFile = isDev ? () => false : openStaticFiles(join(distDir, "static"))

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const urlError = findUrlError(request.url ?? "/")
  if (urlError) return sendBadRequest(request, response, urlError)
  stripInternalHeaders(request)
  if (handleUnknownMethod(request, response) || handleCrossSiteForm(request, response)) return
  if (handleLargeBody(request, response)) return
  if (isLanguageChoice(request)) return handleLanguageChoice(request, response)
  if (sendPreferredLocaleRedirect(request, response)) return
  setClientIpHeader(request)
  updatePrefetchHeader(request)
  updateLocaleHeader(request)
  request.url = stripEnterSlash(request.url ?? "/")
  const path = request.url
  if (isApiPath(path)) return handleProxyRequest(request, response)
  if (sendStaticFile(request, response)) return
  const vitalsResponse = observability.serveWebVitals(request, response)
  if (vitalsResponse) return vitalsResponse
  const workerResponse = serveServiceWorker(request, response)
  if (workerResponse) return workerResponse
  const canonicalUrl = findCanonicalUrl(request)
  // A request with a body must not wait for anything else here: chunks that arrive meanwhile are
  // lost.
  if (canonicalUrl && (await sendCanonicalRedirect(request, response, canonicalUrl, localOrigin)))
    return
  const wait = isDev ? null : handleStalePage(request, response)
  if (wait && (await wait)) return
  updateHeadMethod(request)
  withRedirectQuery(request, response)
  openPreview(request, response, getDraftKey)
  withContentSecurityPolicy(request, response)
  if (!isDev) {
    withCdnCacheControl(response)
    withGzipStream(request, response)
    withCompression(request, response, { pageEnd: observability.pageEnd, compression })
    withErrorStatus(request, response, errorPages)
    withPreservedForm(request, response)
    withErrorRequestId(request, response)
  }
  await handleNext(request, response)
}

/**
 * Sets the client's IP address in a header for the app; the client's own value is stripped before.
 */
function setClientIpHeader({ headers, socket }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-for"]
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded
  const address = resolveClientIp(socket.remoteAddress, forwardedFor, trustedProxies)
  if (address !== null) headers[visitorHeader] = address
}

httpServer.keepAliveTimeout = 65_000
httpServer.on("error", (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use. Stop what uses it or set PORT to another number.`
      : `The storefront cannot listen on port ${port}: ${error.message}`
  process.stderr.write(`${reason}\n`)
  process.exit(1)
})
httpServer.listen(port, () => {
  log.info({ port }, "server: listening")
  // At process exit would be too late for a process that is killed.
  flushCompileCache()
  if (!isDev) void Promise.all([errorPages.refresh(404), errorPages.refresh(503)])
})

let isStopping = false
/** Drains requests in flight, then exits: the supervisor waits three seconds. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await closeServerGracefully(httpServer, { graceMs: 700, limitMs: 2_300 })
  await stopTracing(300)
  process.exit(0)
}
process.once("SIGTERM", () => void stop())
process.once("SIGINT", () => void stop())
process.once("disconnect", () => void stop())
