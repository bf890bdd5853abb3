import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { Specimens } from "./both-themes.tsx"

/** Renders notices, cards, skeletons and the empty state. */
export function SurfaceSpecimens() {
  return (
    <>
      <Specimens name="Notices">
        <Notice tone="info" title="Made to order">
          Yours is printed after you have ordered it, which takes three days.
        </Notice>
        <Notice tone="success" title="Added to cart" />
        <Notice tone="warning" title="Only 2 left">
          We have set the quantity to what there is.
        </Notice>
        <Notice tone="danger" title="The payment was declined">
          Nothing was charged. Try another card, or contact your bank.
        </Notice>
      </Specimens>
      <Specimens name="Cards: plain, and as a link">
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="card p-4">
            <p className="font-semibold">Standard Post</p>
            <p className="text-sm text-muted">3 to 5 business days</p>
          </div>
          <a href="#card" className="card p-4 no-underline">
            <span className="block font-semibold">Night lights</span>
            <span className="text-sm text-muted">Lifts when pointed at</span>
          </a>
        </div>
      </Specimens>
      <Specimens name="Waiting">
        <div aria-hidden="true" className="grid grid-cols-2 gap-4">
          {["first", "second"].map((tile) => (
            <div key={tile} className="stack-3">
              <div className="skeleton aspect-4/3" />
              <div style={{ width: "75%" }} className="skeleton size-6" />
              <div style={{ width: "33%" }} className="skeleton size-6" />
            </div>
          ))}
        </div>
      </Specimens>
      <Specimens name="Nothing to show">
        <EmptyState
          icon="cart"
          title="Your cart is empty"
          headingLevel={3}
          actions={
            <a href="#shop" className={buildButtonClass()}>
              Go to the shop
            </a>
          }
        >
          What you add waits here for 60 days.
        </EmptyState>
      </Specimens>
    </>
  )
}

const spacings = [
  ["1", "0.25rem"],
  ["2", "0.5rem"],
  ["3", "0.75rem"],
  ["4", "1rem"],
  ["6", "1.5rem"],
  ["8", "2rem"],
  ["gutter", "var(--spacing-gutter)"],
  ["section", "var(--spacing-section)"],
] as const

/** Renders the spacing scale, the corner radii and the shadows. */
export function SpaceSpecimens() {
  return (
    <>
      <Specimens name="Room">
        <ul className="flex flex-wrap items-end gap-4 text-xs text-muted">
          {spacings.map(([name, width]) => (
            <li key={name} className="flex flex-col gap-1">
              <span style={{ width, height: "2rem" }} className="block bg-brand" />
              {name}
            </li>
          ))}
        </ul>
      </Specimens>
      <Specimens name="Corners: badge, control, card">
        <div className="flex gap-4">
          <span className="p-6 rounded-sm bg-tint" />
          <span className="p-6 rounded-lg bg-tint" />
          <span className="p-6 rounded-card bg-tint" />
        </div>
      </Specimens>
      <Specimens name="Height: raised, above everything">
        <div className="flex gap-8">
          <span
            style={{ boxShadow: "var(--shadow-raised)" }}
            className="rounded-card bg-surface p-6"
          />
          <span className="rounded-card bg-surface p-6 floating" />
        </div>
      </Specimens>
    </>
  )
}
