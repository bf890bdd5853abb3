import { buildAsk, buildPost, NoReply } from "./ask-shop.ts"
import type { Clock } from "./clock.ts"
import { callDoor, type DoorAnswer, type DoorCall } from "./door-call.ts"
import { type KeptStateParts, keepState, readKeptState } from "./kept-state.ts"
import { type LinkState, openLinkState } from "./link-state.ts"
import { parseSessionCheck, type SessionCheck } from "./parse-session-check.ts"
import type { Readiness } from "./readiness.ts"
import type { RequestLine } from "./request-line.ts"
import type { TabMessage, Tabs } from "./tabs.ts"
import { type TokenEnd, watchToken } from "./token-watch.ts"

/** The browser APIs that the client depends on. */
export type SessionClientParts = KeptStateParts & {
  clock: Clock
  line: RequestLine
  readiness: Readiness
  fetch: (path: string, init: RequestInit) => Promise<Response>
  openTabs: (onMessage: (message: TabMessage) => void) => Tabs
  /** Returns the id of the login from its cookie, null if no user is signed in. */
  readMark: () => string | null
  isLeaving: () => boolean
  leave: (path: "/") => void
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
  call: <T>(call: DoorCall, parse: (answer: unknown) => T) => Promise<DoorAnswer<T>>
  /** Notifies the other tabs that the login may have changed. */
  tellTabs: () => void
  /** Refreshes the access token in time. Returns the function that stops it. */
  keepFresh: () => () => void
}

/** Opens the page's only session client. */
export function openSessionClient(parts: SessionClientParts): SessionClient {
  const { clock, readMark } = parts
  const known: Known = { end: "unknown", userId: null }
  const link = openLinkState(readKeptState(parts).isLinkActive, (isLinkActive) => {
    keepState(parts, { isLinkActive })
    tabs.tell({ kind: "link", isActive: isLinkActive })
  })
  const tabs = parts.openTabs((message) => {
    if (message.kind === "link") link.follow(message.isActive)
    if (message.kind === "checked") known.end = message.endsAtMs
  })
  const { whenReady, markReady } = parts.readiness
  if (readMark() === null) markReady()
  const ask = buildAsk({ ...parts, link })
  const check = buildCheck({ ...parts, ask, known, tabs, markReady })
  const door = { ...parts, ask, check, whenReady, logOut: () => endSession(ask, parts) }
  return {
    ...{ link, check },
    getUserId: () => known.userId,
    call: (call, parse) => callDoor(door, call, parse),
    tellTabs: () => tabs.tell({ kind: "look" }),
    keepFresh: () => {
      known.end = "unknown"
      return watchToken({
        ...{ clock, getEnd: () => known.end, isLinkActive: link.isActive },
        check: () => void (readMark() !== null && check()),
      })
    },
  }
}

type Known = { end: TokenEnd; userId: number | null }
type Ask = ReturnType<typeof buildAsk>
type CheckParts = Pick<SessionClientParts, "clock" | "readMark" | "reportProblem"> & {
  ask: Ask
  known: Known
  tabs: Tabs
  markReady: () => void
}

/** Shares concurrent checks by login: a response for the last login does not apply to the next. */
function buildCheck(parts: CheckParts): () => Promise<SessionCheck | null> {
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

async function checkOnce(parts: CheckParts, mark: string | null): Promise<SessionCheck | null> {
  const { ask, known, tabs, clock } = parts
  try {
    const result = await askCheck(ask)
    const isOfThisLogin = parts.readMark() === mark || !result.signedIn
    if (!isOfThisLogin) return result
    known.userId = result.user?.id ?? null
    known.end = resolveEnd(result, clock.now())
    if (typeof known.end === "number") tabs.tell({ kind: "checked", endsAtMs: known.end })
    return result
  } catch (fault) {
    if (!(fault instanceof NoReply)) parts.reportProblem("the session cannot be checked", fault)
    return null
  } finally {
    parts.markReady()
  }
}

async function endSession(
  ask: Ask,
  { reportProblem }: Pick<SessionClientParts, "reportProblem">,
): Promise<void> {
  try {
    await ask("/api/session/logout", buildPost())
  } catch (fault) {
    reportProblem("the session could not be ended", fault)
  }
}

async function askCheck(ask: Ask): Promise<SessionCheck> {
  const { status, json } = await ask("/api/session/check", buildPost())
  if (status !== 200) throw new TypeError(`status ${status}`)
  return parseSessionCheck(json)
}

function resolveEnd({ expiresInSeconds }: SessionCheck, nowMs: number): TokenEnd {
  return expiresInSeconds === null ? "nobody" : nowMs + expiresInSeconds * 1_000
}
