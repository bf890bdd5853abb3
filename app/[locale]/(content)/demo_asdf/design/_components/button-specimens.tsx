import { Badge } from "#components/ui/badge.tsx"
import { Button, type ButtonKind, buildButtonClass } from "#components/ui/button.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { Specimens } from "./both-themes.tsx"

const kinds: readonly ButtonKind[] = ["primary", "secondary", "tertiary"]

/** Renders every kind of button in each state, and every badge. */
export function ButtonSpecimens() {
  return (
    <>
      {kinds.map((kind) => (
        <Specimens key={kind} name={kind}>
          <div className="flex flex-wrap items-center gap-3">
            <Button kind={kind}>Add to cart</Button>
            <Button kind={kind}>
              <Icon name="cart" /> With an icon
            </Button>
            <Button kind={kind} disabled>
              Out of stock
            </Button>
            <a href="#link" className={buildButtonClass(kind)}>
              To the resin
            </a>
          </div>
        </Specimens>
      ))}
      <Specimens name="The one action of a page">
        <Button className="button-large w-full">Checkout now</Button>
      </Specimens>
      <Specimens name="Badges">
        <div className="flex flex-wrap gap-2">
          <Badge tone="info">New</Badge>
          <Badge tone="accent">Special</Badge>
          <Badge tone="brand">Best seller</Badge>
          <Badge tone="neutral">Out of stock</Badge>
        </div>
      </Specimens>
    </>
  )
}
