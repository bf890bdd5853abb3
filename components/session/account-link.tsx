"use client"

import type { ReactNode } from "react"
import { useSignedIn } from "#components/chrome/use-signed-in.ts"

type AccountLinkProps = {
  loginPath: string
  accountPath: string
  labels: { logIn: string; account: string }
  /** Its icon. */
  children: ReactNode
}

/**
 * The way to the login, or to the account for who is signed in. Both words take their room at all
 * times, so that nothing moves when one takes the place of the other. On a narrow phone there is room
 * for the icon alone.
 */
export function AccountLink({ loginPath, accountPath, labels, children }: AccountLinkProps) {
  const isSignedIn = useSignedIn()
  const look = (isShown: boolean) => `icon-word [grid-area:2/1] ${isShown ? "" : "invisible"}`
  return (
    <a
      href={isSignedIn ? accountPath : loginPath}
      className="grid min-h-11 min-w-11 place-content-center justify-items-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      {children}
      <span className={look(!isSignedIn)}>{labels.logIn}</span>
      <span className={look(isSignedIn)}>{labels.account}</span>
    </a>
  )
}
