"use client"

import { usePathname } from "next/navigation"
import { type ComponentType, useEffect, useState } from "react"
import { useMark } from "#components/chrome/use-signed-in.ts"
import { isMemberPath } from "#lib/session/private-paths.ts"
import { readMark } from "#lib/session/signed-in.ts"
import type { SessionLabels, SessionWatchProps } from "./session-watch.tsx"

type SessionKeeperProps = { loginPath: string; labels: SessionLabels }

/**
 * Loads SessionWatch for signed-in users and on protected pages. For everyone else it only reads a
 * cookie.
 */
export function SessionKeeper({ loginPath, labels }: SessionKeeperProps) {
  const path = usePathname()
  const mark = useMark()
  const isNeeded = mark !== null || isMemberPath(path)
  /** The login id that the page was rendered for; undefined before hydration. */
  const [first, setFirst] = useState<string | null>()
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps> | null>(null)

  useEffect(() => {
    setFirst((known) => (known === undefined ? readMark(document.cookie) : known))
    if (!isNeeded) return
    import("./session-watch.tsx").then(
      ({ SessionWatch }) => setWatch(() => SessionWatch),
      () => {},
    )
  }, [isNeeded])

  return Watch && first !== undefined && <Watch {...{ path, mark, first, loginPath, labels }} />
}
