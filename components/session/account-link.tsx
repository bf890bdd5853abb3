"use client"

import { useSignedIn } from "#components/chrome/use-signed-in.ts"
import { ShopLink } from "#components/ui/shop-link.tsx"

type AccountLinkProps = {
  loginPath: string
  accountPath: string
  labels: { logIn: string; account: string }
}

/**
 * The way to the login, or to the account for who is signed in. Both words take their room at all
 * times, so that nothing moves when one takes the place of the other.
 */
export function AccountLink({ loginPath, accountPath, labels }: AccountLinkProps) {
  const isSignedIn = useSignedIn()
  const words = [
    { text: labels.logIn, isShown: !isSignedIn },
    { text: labels.account, isShown: isSignedIn },
  ]
  return (
    <ShopLink
      href={isSignedIn ? accountPath : loginPath}
      rel="nofollow"
      className="flex min-h-11 flex-col items-center justify-center rounded-lg text-xs font-semibold no-underline hover:underline"
    >
      <PersonIcon />
      <span className="grid text-center">
        {words.map(({ text, isShown }) => (
          <span
            key={text}
            className={`col-start-1 row-start-1 ${isShown ? "" : "invisible"}`.trimEnd()}
          >
            {text}
          </span>
        ))}
      </span>
    </ShopLink>
  )
}

function PersonIcon() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      className="shrink-0"
    >
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3 18a7 7 0 0 1 14 0" />
    </svg>
  )
}
