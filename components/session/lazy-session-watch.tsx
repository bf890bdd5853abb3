"use client"

import { usePathname } from "next/navigation"
import { type ComponentType, useEffect, useState } from "react"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { isProtectedPath } from "#lib/auth/private-paths.ts"
import type { SessionLabels, SessionWatchProps } from "./session-watch.tsx"
import { useLoginId } from "./use-signed-in.ts"

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
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps> | null>(null)

  useEffect(() => {
    setInitialLoginId((known) => (known === undefined ? parseLoginCookie(document.cookie) : known))
    if (!isNeeded) return
    import(/* webpackChunkName: "session" */ "./session-watch.tsx").then(
      ({ SessionWatch }) => setWatch(() => SessionWatch),
      () => {},
    )
  }, [isNeeded])

  return (
    Watch &&
    initialLoginId !== undefined && (
      <Watch
        path={path}
        loginId={loginId}
        initialLoginId={initialLoginId}
        loginPath={loginPath}
        labels={labels}
      />
    )
  )
}
