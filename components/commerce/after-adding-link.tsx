import type { MouseEvent, ReactNode } from "react"
import { waitForPendingAdds } from "#lib/cart/browser/enqueue-add-to-cart.ts"

type AfterAddingLinkProps = { href: string; className: string; children: ReactNode }

/** Renders a link to the cart or checkout that waits for pending additions to the cart. */
export function AfterAddingLink({ href, className, children }: AfterAddingLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    void waitForPendingAdds().then(() => location.assign(href))
  }
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}
