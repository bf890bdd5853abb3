import { buildPost } from "./build-post.ts"
import { type Clock, startInterval } from "./clock.ts"
import { NoReply, type RequestSender } from "./http.ts"
import { type LinkState, openLinkState } from "./link-state.ts"
import {
  getStoredLinkState,
  type LinkStateStorageDeps,
  saveLinkState,
} from "./link-state-storage.ts"
import { parseSessionCheck, type SessionCheck } from "./parse-session-check.ts"
import type { Readiness } from "./readiness.ts"
import type { TabMessage, Tabs } from "./tab-channel.ts"

/** The browser APIs that the client depends on. */
export type SessionClientDeps = LinkStateStorageDeps & {
  clock: Clock
  readiness: Readiness
  send: RequestSender
  openTabs: (onMessage: (message: TabMessage) => void) => Tabs
  /** Returns the id of the login from its cookie, null if no user is signed in. */
  readMark: () => string | null
  /** True while the page is being unloaded, which aborts its requests. */
  isLeaving: () => boolean
}

/** The browser's side of a session; tokens never reach it. */
export type SessionClient = {
  link: LinkState
  /**
   * Checks the session; null if its state cannot be determined. Concurrent checks of one login
   * share one request.
   */
  check: () => Promise<SessionCheck | null>
  /** The user's id at the last check; null if signed out, or if there was none. */
  getUserId: () => number | null
  /** Ends the session at the server. Reports a failure in the console. */
  logOut: () => Promise<void>
  /** Notifies the other tabs that the login may have changed. */
  notifyTabs: () => void
  /** Refreshes the access token in time. Returns the function that stops it. */
  startTokenRefresh: () => () => void
}

/** Opens the page's only session client. */
export function openSessionClient(parts: SessionClientDeps): SessionClient {
  const { clock, readMark } = parts
  const known: Known = { end: "unknown", userId: null }
  const link = openLinkState(getStoredLinkState(parts).isLinkActive, (isLinkActive) => {
    saveLinkState(parts, { isLinkActive })
    tabs.publish({ kind: "link", isActive: isLinkActive })
  })
  const tabs = parts.openTabs((message) => {
    if (message.kind === "link") link.follow(message.isActive)
    if (message.kind === "checked") known.end = message.endsAtMs
  })
  const { markReady } = parts.readiness
  if (readMark() === null) markReady()
  const request = withLinkRecord(parts, link)
  const check = buildCheck({ ...parts, request, known, tabs, markReady })
  return {
    link,
    check,
    getUserId: () => known.userId,
    logOut: () => endSession(request, parts),
    notifyTabs: () => tabs.publish({ kind: "look" }),
    startTokenRefresh: () => {
      known.end = "unknown"
      return startTokenPolling({
        clock,
        getEnd: () => known.end,
        isLinkActive: link.isActive,
        check: () => void (readMark() !== null && check()),
      })
    },
  }
}

/** Returns the sender that records after each request whether the server responded. */
function withLinkRecord(
  { send, isLeaving }: Pick<SessionClientDeps, "send" | "isLeaving">,
  link: LinkState,
): RequestSender {
  return async (path, init) => {
    try {
      const reply = await send(path, init)
      link.record(true)
      return reply
    } catch (error) {
      // A request that ends with its page proves nothing about the link.
      if (!isLeaving()) link.record(false)
      throw error
    }
  }
}

type Known = { end: TokenEnd; userId: number | null }
type CheckDeps = Pick<SessionClientDeps, "clock" | "readMark" | "reportProblem"> & {
  request: RequestSender
  known: Known
  tabs: Tabs
  markReady: () => void
}

/** Shares concurrent checks by login: a response for the last login does not apply to the next. */
function buildCheck(parts: CheckDeps): () => Promise<SessionCheck | null> {
  let running: { mark: string | null; result: Promise<SessionCheck | null> } | null = null
  return () => {
    const mark = parts.readMark()
    if (running?.mark === mark) return running.result
    const own = { mark, result: checkOnce(parts, mark) }
    running = own
    return own.result.finally(() => {
      if (running === own) running = null
    })
  }
}

async function checkOnce(parts: CheckDeps, mark: string | null): Promise<SessionCheck | null> {
  const { request, known, tabs, clock } = parts
  try {
    const result = await requestSessionCheck(request)
    const isOfThisLogin = parts.readMark() === mark || !result.signedIn
    if (!isOfThisLogin) return result
    known.userId = result.user?.id ?? null
    known.end = resolveEnd(result, clock.now())
    if (typeof known.end === "number") tabs.publish({ kind: "checked", endsAtMs: known.end })
    return result
  } catch (error) {
    if (!(error instanceof NoReply)) parts.reportProblem("the session cannot be checked", error)
    return null
  } finally {
    parts.markReady()
  }
}

async function endSession(
  request: RequestSender,
  { reportProblem }: Pick<SessionClientDeps, "reportProblem">,
): Promise<void> {
  try {
    await request("/session/logout", buildPost())
  } catch (error) {
    reportProblem("the session could not be ended", error)
  }
}

async function requestSessionCheck(request: RequestSender): Promise<SessionCheck> {
  const { status, json } = await request("/session/check", buildPost())
  if (status !== 200) throw new TypeError(`status ${status}`)
  return parseSessionCheck(json)
}

function resolveEnd({ expiresInSeconds }: SessionCheck, nowMs: number): TokenEnd {
  return expiresInSeconds === null ? "none" : nowMs + expiresInSeconds * 1_000
}

/** Specification 1, sections 4 and 9. */
const everyMs = 10_000
const renewWithinMs = 30_000

/** Expiry of the access token as far as known: a timestamp, signed out, or not known yet. */
export type TokenEnd = number | "none" | "unknown"

/** True if the session is due for a check, which refreshes a token with 30 seconds or less left. */
export function isCheckDue(end: TokenEnd, nowMs: number): boolean {
  if (end === "none") return false
  return end === "unknown" || end - nowMs <= renewWithinMs
}

type TokenPollingDeps = {
  clock: Clock
  getEnd: () => TokenEnd
  /** While the server is unreachable every poll checks the session. */
  isLinkActive: () => boolean
  check: () => void
}

/**
 * Polls at once and every ten seconds whether the session is due for a check. Returns the function
 * that stops it.
 */
export function startTokenPolling({
  clock,
  getEnd,
  isLinkActive,
  check,
}: TokenPollingDeps): () => void {
  const look = () => {
    if (!isLinkActive() || isCheckDue(getEnd(), clock.now())) check()
  }
  look()
  return startInterval(clock, everyMs, look)
}
