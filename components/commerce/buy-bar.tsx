import { type RefObject, useEffect, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { formatMoney } from "#lib/money.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import { getLabel } from "#lib/variants/variant-set.ts"
import { AfterAddingLink } from "./buy-actions.tsx"
import type { Opening } from "./offer-price.tsx"
import { useProductChoice } from "./product-choice.tsx"

type BuyBarProps = {
  offer: Offer
  opening: Opening
  /** The form's own buttons: the bar renders on small screens once they are scrolled past. */
  actions: RefObject<HTMLElement | null>
  /** Id of the form that it submits. */
  form: string
  text: string
  onMissing: () => void
  /** Link to the cart, once an item was added. */
  cart: { href: string; text: string } | null
  locale: string
}

/** Renders the choice, its price and the buy button at the bottom of a small screen. */
export function BuyBar(props: BuyBarProps) {
  const { offer, opening, actions, form, text, onMissing, cart, locale } = props
  const { set, selection } = useProductChoice()
  const isShown = useIsPast(actions)
  if (!isShown) return null
  const chosen = set.variations
    .flatMap(({ options }, at) => options[selection[at] ?? -1] ?? [])
    .map((option) => getLabel(set, option))
  return (
    <div
      data-no-overlap
      className="buy-bar fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] floating md:hidden print:hidden"
    >
      <p className="relative min-w-0">
        <span className="price block text-lg leading-tight">
          {offer.each === null ? opening.text : formatMoney(offer.each, locale)}
        </span>
        {cart ? (
          <AfterAddingLink
            href={cart.href}
            className="block truncate text-sm underline after:absolute after:inset-0"
          >
            {cart.text}
          </AfterAddingLink>
        ) : (
          chosen.length > 0 && (
            <span className="block truncate text-sm text-muted">{chosen.join(", ")}</span>
          )
        )}
      </p>
      <Button
        form={form}
        type={offer.state === "in-stock" ? "submit" : "button"}
        disabled={offer.state === "out-of-stock"}
        {...(offer.state === "select-options" && { onClick: onMissing })}
        className="min-w-36 shrink-0"
      >
        {text}
      </Button>
    </div>
  )
}

/** Counts everything below the viewport as intersecting, so that a jump past it is detected. */
const seenOrBelow = "0px 0px 1000000px 0px"

/** True once it is scrolled past. Before that, the bar would cover the title and the price. */
function useIsPast(watched: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!watched.current || !("IntersectionObserver" in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => setPast(entry?.isIntersecting === false),
      { rootMargin: seenOrBelow },
    )
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])
  return isPast
}
