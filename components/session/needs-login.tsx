"use client"

import type { ComponentProps, MouseEvent } from "react"
import { openLogin } from "#lib/auth/browser/open-login.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"

type NeedsLoginProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  loginPath: string
  /** The page it links to; by default the current page. */
  target?: string
}

/**
 * Renders a link that requires a login. Signed-out users are redirected to the login, in place of
 * this page, and return to the link's target.
 */
export function NeedsLogin({ loginPath, target, ...anchor }: NeedsLoginProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || parseLoginCookie(document.cookie) !== null) return
    event.preventDefault()
    void openLogin(target ?? `${location.pathname}${location.search}`, loginPath)
  }
  return <a {...anchor} href={target ?? loginPath} onClick={follow} />
}
