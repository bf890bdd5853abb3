import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import type { StorefrontEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { buildLogPath } from "#lib/observability/log-redaction.ts"
import { registerGzipStream } from "./compression/compress.ts"
import { registerCompression } from "./compression/compress-and-etag.ts"
import { openStylesheets } from "./compression/critical-css.ts"
import { registerActiveRequest } from "./compression/idle.ts"
import { handleApiPath } from "./middleware/api-proxy.ts"
import { registerCacheControl } from "./middleware/cache-control.ts"
import { handleCanonicalRedirect, registerRedirectQuery } from "./middleware/canonical-redirect.ts"
import { registerContentSecurityPolicy } from "./middleware/content-security-policy.ts"
import { handleCrossSiteForm } from "./middleware/csrf.ts"
import { buildDraftKeyReader, openPreview } from "./middleware/draft-mode.ts"
import { ErrorPages } from "./middleware/error-pages.ts"
import { registerErrorStatus } from "./middleware/error-status.ts"
import {
  handleMalformedUrl,
  handleUnknownMethod,
  updateEnterUrl,
  updateHeadMethod,
} from "./middleware/method-and-url.ts"
import { sendServerError } from "./middleware/plain-pages.ts"
import {
  handleLanguageForm,
  registerHomeVary,
  sendPreferredLocaleRedirect,
} from "./middleware/preferred-language.ts"
import { registerPreservedForm } from "./middleware/preserve-failed-form.ts"
import { repeatPage } from "./middleware/repeated-page.ts"
import { handleLargeBody } from "./middleware/request-body.ts"
import {
  stripInternalHeaders,
  updateClientIpHeader,
  updateLocaleHeader,
  updatePrefetchHeader,
} from "./middleware/request-headers.ts"
import { registerErrorRequestId } from "./middleware/request-id.ts"
import { openServiceWorkerRoute } from "./middleware/service-worker-route.ts"
import { handleStalePage } from "./middleware/stale-page.ts"
import { openStaticFiles } from "./middleware/static-files.ts"
import type { Observability } from "./observability/open-observability.ts"
import { isSelfRequest } from "./page-cache/regeneration.ts"
import { type Exchange, openExchange } from "./response.ts"

type Deps = {
  env: StorefrontEnv
  isDev: boolean
  observability: Observability
  handleNext: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * A step before Next. `update` changes the request. `handle` may send the response, and then
 * returns true, or a promise of it. A promise may only be returned for a request that Next does not
 * get, or that has no body: chunks that arrive while it is awaited would be lost, because
 * `registerPreservedForm` does not collect them yet.
 */
type RequestMiddleware = {
  /** Why it stands at this place in the list. */
  why: string
  isOffInDev?: boolean
} & (
  | { update: (request: IncomingMessage) => void }
  | {
      handle: (
        request: IncomingMessage,
        response: ServerResponse,
      ) => boolean | null | Promise<boolean>
    }
)

/** A step that registers hooks on the response of Next. */
type ResponseMiddleware = {
  /** Why it stands at this place in the list: hooks of one kind run in this order. */
  why: string
  isOffInDev?: boolean
  register: (exchange: Exchange) => void
}

/** Opens the pipeline through which each request goes to Next, and its response back. */
export function openPipeline(deps: Deps) {
  const { isDev, observability, handleNext, env } = deps
  const errorPages = new ErrorPages(getLocalOrigin(env), join(env.NEXT_DIST_DIR, "server/app"))
  const isOn = ({ isOffInDev = false }) => !(isDev && isOffInDev)
  const requestMiddlewares = listRequestMiddlewares(deps).filter(isOn)
  const responseMiddlewares = listResponseMiddlewares(deps, errorPages).filter(isOn)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const middleware of requestMiddlewares) {
      if ("update" in middleware) {
        middleware.update(request)
        continue
      }
      const isHandled = middleware.handle(request, response)
      // Awaited only if it is a promise: see `RequestMiddleware`.
      if (isHandled && (isHandled === true || (await isHandled))) return
    }
    const exchange = openExchange(request, response)
    for (const { register } of responseMiddlewares) register(exchange)
    if (!isDev && repeatPage(exchange)) return
    await handleNext(request, response)
  }

  return {
    /** Serves one request; responds 500 if that throws. */
    handleRequest(request: IncomingMessage, response: ServerResponse): void {
      if (!isSelfRequest(request)) registerActiveRequest(response)
      observability.observeRequest(request, response, () => {
        serve(request, response).catch((error: unknown) => {
          log.error({ err: error, path: buildLogPath(request.url ?? "") }, "http: request failed")
          sendServerError(response)
        })
      })
    },
    /** Fetches the error pages, once the server listens. */
    async prepareErrorPages(): Promise<void> {
      if (!isDev) await Promise.all([errorPages.refresh(404), errorPages.refresh(503)])
    },
  }
}

function listRequestMiddlewares({ env, isDev, observability }: Deps): RequestMiddleware[] {
  const isWorkerOn = !isDev && env.SERVICE_WORKER === "on"
  const workerFile = join(import.meta.dirname, "../public/sw.js")
  return [
    { why: "first: everything below may decode the URL", handle: handleMalformedUrl },
    { why: "before any code reads or sets such a header", update: stripInternalHeaders },
    { why: "before any work for a method that no route has", handle: handleUnknownMethod },
    { why: "before the body of a forged form is read", handle: handleCrossSiteForm },
    { why: "before any code reads a body", handle: handleLargeBody },
    { why: "before all routes: the form is posted to any page's URL", handle: handleLanguageForm },
    { why: "before the page of `/` is looked up", handle: sendPreferredLocaleRedirect },
    {
      why: "before the routes that use the client's IP address",
      update: (request) => updateClientIpHeader(request, env.TRUSTED_PROXIES),
    },
    { why: "after the client's own header is stripped", update: updatePrefetchHeader },
    { why: "after the client's own header is stripped", update: updateLocaleHeader },
    { why: "before a redirect of this URL can be cached", update: updateEnterUrl },
    { why: "before the pages: these paths have none", handle: handleApiPath },
    {
      why: "before the pages: these paths have none",
      handle: isDev ? () => false : openStaticFiles(join(env.NEXT_DIST_DIR, "static")),
    },
    { why: "before the pages: its paths have none", handle: observability.serveWebVitals },
    {
      why: "before the pages, whose responses it tells whether the worker is on",
      handle: openServiceWorkerRoute(workerFile, isWorkerOn),
    },
    {
      why: "before the page cache: only canonical URLs have pages",
      handle: (request, response) =>
        handleCanonicalRedirect(request, response, getLocalOrigin(env)),
    },
    {
      why: "after the redirects: the URL is that of the cached page",
      isOffInDev: true,
      handle: handleStalePage,
    },
    { why: "last: the steps above distinguish HEAD from GET", update: updateHeadMethod },
  ]
}

function listResponseMiddlewares(
  { env, isDev, observability }: Deps,
  errorPages: ErrorPages,
): ResponseMiddleware[] {
  const { NEXT_DIST_DIR: distDir, PAGE_COMPRESSION: compression } = env
  const getDraftKey = buildDraftKeyReader(isDev ? join(distDir, "dev") : distDir)
  const { pageEnd } = observability
  const readStylesheet = isDev ? () => null : openStylesheets(join(distDir, "static"))
  return [
    {
      why: "first: sets the final status, which the hooks below read",
      isOffInDev: true,
      register: (exchange) => registerErrorStatus(exchange, errorPages),
    },
    {
      why: "after the status: error pages are `no-store` by then",
      isOffInDev: true,
      register: registerCacheControl,
    },
    {
      why: "after Cache-Control, which it overrides; before the policy, which reads `isPreview`",
      register: (exchange) => openPreview(exchange, getDraftKey),
    },
    { why: "after draft mode: a preview gets a nonce", register: registerContentSecurityPolicy },
    { why: "after the status, which leaves one `Location`", register: registerRedirectQuery },
    { why: "anywhere: adds to a header that nothing removes", register: registerHomeVary },
    {
      why: "anywhere: the only one for bodies in chunks",
      isOffInDev: true,
      register: registerGzipStream,
    },
    {
      why: "anywhere: the only one that encodes whole bodies",
      isOffInDev: true,
      register: (exchange) =>
        registerCompression(exchange, { pageEnd, readStylesheet, compression }),
    },
    {
      why: "anywhere: forms get no error page; no step may wait before it collects the body",
      isOffInDev: true,
      register: registerPreservedForm,
    },
    {
      why: "anywhere: rewrites a body before it is encoded",
      isOffInDev: true,
      register: registerErrorRequestId,
    },
  ]
}

function getLocalOrigin({ PORT: port }: StorefrontEnv): string {
  return `http://127.0.0.1:${port}`
}
