"use client"

import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { getBrowserSession } from "#lib/session/browser/browser-session.ts"
import { planMarkChange } from "#lib/session/browser/plan-mark-change.ts"
import type { SessionClient } from "#lib/session/browser/session-client.ts"
import { awaitsLogin, leavePage, moveOn, showAnewUnlessSame } from "./leave-page.ts"
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
  mark: string | null
  first: string | null
  loginPath: string
  labels: SessionLabels
}

/**
 * Refreshes the session while the page is open, follows logins and logouts in other tabs, and shows
 * when the user is logged out or the server cannot be reached.
 */
export function SessionWatch({ path, mark, first, loginPath, labels }: SessionWatchProps) {
  const session = getBrowserSession()
  const [isLoginOver, setLoginOver] = useState(false)
  const before = useRef(first)

  useEffect(() => {
    if (mark !== null) return keepFresh(session)
  }, [session, mark])

  useLayoutEffect(() => {
    const plan = planMarkChange({ path, before: before.current, now: mark })
    before.current = mark
    if (plan === "offerLogin" || mark !== null) setLoginOver(mark === null)
    if (plan === "leave" && !awaitsLogin()) leavePage()
    if (plan === "verify") void showAnewUnlessSame(session)
    if (plan === "moveOn") return moveOn()
  }, [session, path, mark])

  useTelling(session, mark)

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
function keepFresh(session: SessionClient): () => void {
  const stop = session.keepFresh()
  const look = async () => {
    const check = await session.check()
    // The request may have been in flight already when the connection was lost.
    if (check !== null && !navigator.onLine) await session.check()
  }
  addEventListener("offline", look)
  addEventListener("online", look)
  return () => {
    stop()
    removeEventListener("offline", look)
    removeEventListener("online", look)
  }
}

/** Notifies other tabs of a login once its page is shown, and of a logout when its page is left. */
function useTelling(session: SessionClient, mark: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another login
  useEffect(() => {
    const { tellTabs } = session
    tellTabs()
    addEventListener("pagehide", tellTabs)
    return () => removeEventListener("pagehide", tellTabs)
  }, [session, mark])
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
