"use client"

import type { ComponentProps, MouseEvent } from "react"
import { goToLogin } from "#lib/session/browser/go-to-login.ts"
import { readMark } from "#lib/session/signed-in.ts"

type NeedsLoginProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  loginPath: string
  /** Page it leads to; without one, back to the page it stands on. */
  target?: string
}

/**
 * A link for which one has to be signed in. Who is not is led to the login, in place of this page,
 * and comes back to where the link leads.
 */
export function NeedsLogin({ loginPath, target, ...anchor }: NeedsLoginProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || readMark(document.cookie) !== null) return
    event.preventDefault()
    void goToLogin(target ?? `${location.pathname}${location.search}`, loginPath)
  }
  return <a {...anchor} href={target ?? loginPath} onClick={follow} />
}
