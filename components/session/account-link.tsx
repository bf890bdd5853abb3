"use client"

import type { ReactNode } from "react"
import { useSignedIn } from "./use-signed-in.ts"

type AccountLinkProps = {
  loginPath: string
  accountPath: string
  labels: { logIn: string; account: string }
  /** The icon. */
  children: ReactNode
}

/**
 * Renders the link to the login, or to the account for signed-in users. Both labels reserve their
 * space, so that a switch causes no layout shift. On a narrow phone only the icon fits.
 */
export function AccountLink({ loginPath, accountPath, labels, children }: AccountLinkProps) {
  const isSignedIn = useSignedIn()
  const getLabelClass = (isShown: boolean) =>
    `icon-word [grid-area:2/1] ${isShown ? "" : "invisible"}`
  return (
    <a
      href={isSignedIn ? accountPath : loginPath}
      className="grid min-h-11 min-w-11 place-content-center justify-items-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      {children}
      <span className={getLabelClass(!isSignedIn)}>{labels.logIn}</span>
      <span className={getLabelClass(isSignedIn)}>{labels.account}</span>
    </a>
  )
}
