import type { MouseEvent } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { whenAdded } from "#lib/cart/browser/add-to-cart.ts"

/** The way to the checkout. It waits for what is still being added. */
export function CheckoutLink({ href, text }: { href: string; text: string }) {
  const follow = (event: MouseEvent) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain) return
    event.preventDefault()
    void whenAdded().then(() => location.assign(href))
  }
  return (
    <a href={href} onClick={follow} className={buildButtonClass("secondary", "max-sm:w-full")}>
      {text}
    </a>
  )
}
