"use client"

import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { deletionFormId } from "#lib/account/identity-form.ts"
import { getBrowserSession } from "#lib/auth/browser/browser-session.ts"
import { resolveLoginChange } from "#lib/auth/browser/resolve-login-change.ts"
import type { SessionClient } from "#lib/auth/browser/session-client.ts"
import { NeedsLogin } from "./needs-login.tsx"

export type SessionLabels = {
  noConnection: string
  loggedOut: string
  logIn: string
  dismiss: string
}

export type SessionWatchProps = {
  path: string
  /** Current login id, and the one that the page was rendered for; null: signed out. */
  loginId: string | null
  initialLoginId: string | null
  loginPath: string
  labels: SessionLabels
}

/**
 * Refreshes the session while the page is open, follows logins and logouts in other tabs, and shows
 * when the user is logged out or the server cannot be reached.
 */
export function SessionWatch({
  path,
  loginId,
  initialLoginId,
  loginPath,
  labels,
}: SessionWatchProps) {
  const session = getBrowserSession()
  const [isLoginOver, setLoginOver] = useState(false)
  const before = useRef(initialLoginId)

  useEffect(() => {
    if (loginId !== null) return startSessionRefresh(session)
  }, [session, loginId])

  useLayoutEffect(() => {
    const plan = resolveLoginChange({ path, before: before.current, now: loginId })
    before.current = loginId
    if (plan === "offerLogin" || loginId !== null) setLoginOver(loginId === null)
    if (plan === "leave" && !isAwaitingLogin()) openHomePage()
    if (plan === "verify") void requireSameUser(session)
    if (plan === "moveOn") return startReturnRedirect()
  }, [session, path, loginId])

  useTabNotification(session, loginId)

  const isActive = useSyncExternalStore(
    session.link.subscribe,
    () => session.link.isActive(),
    () => true,
  )
  if (!isActive) return <SessionNotice text={labels.noConnection} />
  if (!isLoginOver) return <SessionNotice text="" />
  return (
    <SessionNotice text={labels.loggedOut}>
      <NeedsLogin loginPath={loginPath} className={`${target} font-semibold`}>
        {labels.logIn}
      </NeedsLogin>
      <button
        type="button"
        onClick={() => setLoginOver(false)}
        aria-label={labels.dismiss}
        className={target}
      >
        ✕
      </button>
    </SessionNotice>
  )
}

/**
 * Starts the token refresh, and checks the session on online and offline events. Returns the stop
 * function.
 */
function startSessionRefresh(session: SessionClient): () => void {
  const stop = session.startTokenRefresh()
  const checkConnection = async () => {
    const check = await session.check()
    // The request may have been in flight already when the connection was lost.
    if (check !== null && !navigator.onLine) await session.check()
  }
  addEventListener("offline", checkConnection)
  addEventListener("online", checkConnection)
  return () => {
    stop()
    removeEventListener("offline", checkConnection)
    removeEventListener("online", checkConnection)
  }
}

/** Notifies other tabs of a login once its page is shown, and of a logout when its page is left. */
function useTabNotification(session: SessionClient, loginId: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another login
  useEffect(() => {
    const { notifyTabs } = session
    notifyTabs()
    addEventListener("pagehide", notifyTabs)
    return () => removeEventListener("pagehide", notifyTabs)
  }, [session, loginId])
}

const target = "grid min-h-11 min-w-11 place-content-center"

/** Renders a live region over the page, without layout shift. Screen readers read each new text. */
function SessionNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-4"
    >
      {text !== "" && (
        <p className="pointer-events-auto flex items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 text-sm text-ink floating">
          {text}
          {children}
        </p>
      )}
    </div>
  )
}

/**
 * Redirects from a protected page to the home page after sign-out, and hides the page at once. The
 * form that deletes the account redirects by itself.
 */
function openHomePage(): void {
  hidePage()
  if (document.querySelector(deletionFormSelector) === null) location.replace("/")
}

const deletionFormSelector = `#${deletionFormId}[aria-busy=true]`

/**
 * True if the page has notified its user of the sign-out, and retains the typed values until they
 * sign in again.
 */
function isAwaitingLogin(): boolean {
  return document.querySelector("[data-awaits-login]") !== null
}

/** Hides and reloads the page if another user is signed in now, or if the session check fails. */
async function requireSameUser(session: SessionClient): Promise<void> {
  const before = session.getUserId()
  const check = await session.check()
  const now = check?.user?.id ?? null
  if (now !== null && now === before) return
  hidePage()
  location.reload()
}

/** Interval at which a login in flight in this tab is checked for, before the redirect. */
const everyMs = 500

/**
 * Redirects from the login page to its return path after a login in another tab. A form that is
 * being submitted redirects by itself, so this waits for it. Returns the cancel function.
 */
function startReturnRedirect(): () => void {
  const timer = setInterval(() => {
    if (document.querySelector("main form[aria-busy=true]")) return
    clearInterval(timer)
    location.replace(resolveReturn())
  }, everyMs)
  return () => clearInterval(timer)
}

/** Returns the page's return path; without one the login page, which redirects signed-in users. */
function resolveReturn(): string {
  const { returnPath = "" } =
    document.querySelector<HTMLElement>("[data-return-path]")?.dataset ?? {}
  const isPath = /^\/(?![/\\])/.test(returnPath)
  return isPath ? returnPath : location.pathname
}

function hidePage(): void {
  document.getElementById("content")?.setAttribute("hidden", "")
}
