import type { MouseEvent, ReactNode } from "react"
import { whenAdded } from "#lib/cart/browser/add-to-cart.ts"

type AfterAddingLinkProps = { href: string; className: string; children: ReactNode }

/** A link to the cart or the checkout. It waits for what is still being added. */
export function AfterAddingLink({ href, className, children }: AfterAddingLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    void whenAdded().then(() => location.assign(href))
  }
  return (
    <a href={href} onClick={follow} className={className}>
      {children}
    </a>
  )
}
