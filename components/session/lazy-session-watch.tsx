"use client"

import { usePathname } from "next/navigation"
import { type ComponentType, useEffect, useState } from "react"
import { loadSession } from "#lib/auth/browser/request-gate.ts"
import type { SessionClient } from "#lib/auth/browser/session-client.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { isProtectedPath } from "#lib/auth/private-paths.ts"
import type { SessionLabels, SessionWatchProps } from "./session-watch.tsx"
import { useLoginId } from "./use-signed-in.ts"

type Loaded = { Watch: ComponentType<SessionWatchProps>; session: SessionClient }
type LazySessionWatchProps = { loginPath: string; labels: SessionLabels }

/**
 * Loads SessionWatch for signed-in users and on protected pages. For everyone else it only reads a
 * cookie.
 */
export function LazySessionWatch({ loginPath, labels }: LazySessionWatchProps) {
  const path = usePathname()
  const loginId = useLoginId()
  const isNeeded = loginId !== null || isProtectedPath(path)
  /** The login id that the page was rendered for; undefined before hydration. */
  const [initialLoginId, setInitialLoginId] = useState<string | null>()
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    setInitialLoginId((known) => (known === undefined ? parseLoginCookie(document.cookie) : known))
    if (!isNeeded) return
    Promise.all([import("./session-watch.tsx"), loadSession()]).then(
      ([{ SessionWatch }, { getBrowserSession }]) =>
        setLoaded({ Watch: SessionWatch, session: getBrowserSession() }),
      () => {},
    )
  }, [isNeeded])

  return (
    loaded &&
    initialLoginId !== undefined && (
      <loaded.Watch
        session={loaded.session}
        path={path}
        loginId={loginId}
        initialLoginId={initialLoginId}
        loginPath={loginPath}
        labels={labels}
      />
    )
  )
}
