import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { flushCompileCache } from "node:module"
import { join } from "node:path"
import next from "next"
import { drainServer } from "#lib/contract/drain-server.ts"
import { buildLogPath } from "#lib/contract/log-path.ts"
import { stopTracing } from "#lib/contract/watch/start-tracing.ts"
import { getEnv } from "#lib/env.ts"
import { visitorHeader } from "#lib/forms/visitor-header.ts"
import { log } from "#lib/log.ts"
import { answerCompressed } from "./answer-compressed.ts"
import { answerHonestly } from "./answer-honestly.ts"
import { splitCacheControl } from "./cache-control.ts"
import { chooseLanguage, isLanguageChoice } from "./choose-language.ts"
import { completePolicy, recallAnalytics } from "./complete-policy.ts"
import { noteActivity } from "./idle.ts"
import { keepQuery } from "./keep-query.ts"
import { withoutLandingSlash } from "./landing-slash.ts"
import { leadHome } from "./lead-home.ts"
import { noteFetchedAhead } from "./note-fetched-ahead.ts"
import { noteLocale } from "./note-locale.ts"
import { openSharedMemory } from "./open-shared-memory.ts"
import { isOwnVisit } from "./own-visit.ts"
import { packStream } from "./pack-stream.ts"
import { isApiPath, passToApi } from "./pass-to-api.ts"
import { sendNotUnderstood } from "./plain-answers.ts"
import { buildDraftKeyReader, openPreview } from "./previews.ts"
import { findRefusal } from "./refuse-address.ts"
import { refuseForeignForm } from "./refuse-foreign-form.ts"
import { refuseLargeBody } from "./refuse-large-body.ts"
import { refuseMethod } from "./refuse-method.ts"
import { rescueSending } from "./rescue-sending.ts"
import { findSpelling, redirectToSpelling } from "./spell-address.ts"
import { StandInPages } from "./stand-in-pages.ts"
import { openStaticFiles } from "./static-files.ts"
import { stripInternalHeaders } from "./strip-internal-headers.ts"
import { resolveVisitorAddress } from "./visitor-address.ts"
import { waitForFreshPage } from "./wait-for-fresh-page.ts"
import { nameFault } from "./watch/name-fault.ts"
import { openWatch } from "./watch/open-watch.ts"
import { openWorker } from "./worker-switch.ts"

const { PORT: port, NEXT_DIST_DIR: distDir, TRUSTED_PROXIES: trustedProxies } = getEnv()
const { PAGE_COMPRESSION: compression } = getEnv()
const isDev = process.argv.includes("--dev")
const isWorkerOn = !isDev && getEnv().SERVICE_WORKER === "on"
const watch = await openWatch(getEnv(), { isDev })

/** Bytes for the cookies of the largest session, and for all other headers that a browser sends. */
const maxHeaderSize = 160 * 1024

const httpServer = createServer({ maxHeaderSize }, (request, response) => {
  if (!isOwnVisit(request)) noteActivity(response)
  watch.watchRequest(request, response, () => {
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error, path: buildLogPath(request.url ?? "") }, "request failed")
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
})
await openSharedMemory(getEnv().REDIS_URL)
const app = next({ dev: isDev, webpack: true, port, hostname: "localhost", httpServer })
await Promise.all([app.prepare(), recallAnalytics(distDir)])
const handleNext = app.getRequestHandler()
const ownOrigin = `http://127.0.0.1:${port}`
const standIns = new StandInPages(ownOrigin, join(distDir, "server/app"))
const getDraftKey = buildDraftKeyReader(isDev ? join(distDir, "dev") : distDir)
const sendWorker = openWorker(join(import.meta.dirname, "../public/sw.js"), isWorkerOn)
const sendStaticFile = isDev ? () => false : openStaticFiles(join(distDir, "static"))

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = findRefusal(request.url ?? "/")
  if (refusal) return sendNotUnderstood(request, response, refusal)
  stripInternalHeaders(request)
  if (refuseMethod(request, response) || refuseForeignForm(request, response)) return
  if (refuseLargeBody(request, response)) return
  if (isLanguageChoice(request)) return chooseLanguage(request, response)
  if (leadHome(request, response)) return
  noteVisitor(request)
  noteFetchedAhead(request)
  noteLocale(request)
  request.url = withoutLandingSlash(request.url ?? "/")
  const path = request.url
  if (isApiPath(path)) return passToApi(request, response)
  if (sendStaticFile(request, response)) return
  const visits = watch.serveVisits(request, response)
  if (visits) return visits
  if (sendWorker(request, response)) return
  const spelling = findSpelling(request)
  // A request with a body must not wait for anything else here: chunks that arrive meanwhile are
  // lost.
  if (spelling && (await redirectToSpelling(request, response, spelling, ownOrigin))) return
  const wait = isDev ? null : waitForFreshPage(request, response)
  if (wait && (await wait)) return
  keepQuery(request, response)
  openPreview(request, response, getDraftKey)
  completePolicy(request, response)
  if (!isDev) {
    splitCacheControl(response)
    packStream(request, response)
    answerCompressed(request, response, { pageEnd: watch.pageEnd, compression })
    answerHonestly(request, response, standIns)
    rescueSending(request, response)
    nameFault(request, response)
  }
  await handleNext(request, response)
}

/**
 * Sets the client's IP address in a header for the app; the client's own value is stripped before.
 */
function noteVisitor({ headers, socket }: IncomingMessage): void {
  const forwarded = headers["x-forwarded-for"]
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(",") : forwarded
  const address = resolveVisitorAddress(socket.remoteAddress, forwardedFor, trustedProxies)
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
  log.info({ port }, "storefront listening")
  // At process exit would be too late for a process that is killed.
  flushCompileCache()
  if (!isDev) void Promise.all([standIns.refresh(404), standIns.refresh(503)])
})

let isStopping = false
/** Drains requests in flight, then exits: the supervisor waits three seconds. */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await drainServer(httpServer, { graceMs: 700, limitMs: 2_300 })
  await stopTracing(300)
  process.exit(0)
}
process.once("SIGTERM", () => void stop())
process.once("SIGINT", () => void stop())
process.once("disconnect", () => void stop())
