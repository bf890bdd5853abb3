import type { ReactNode } from "react"
import { Badge } from "#components/ui/badge.tsx"
import { Button, type ButtonKind, buildButtonClass } from "#components/ui/button.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { Specimens, type Theme } from "./both-themes.tsx"

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

/** Renders a form field in every state. */
export function FieldSpecimens({ theme }: { theme: Theme }) {
  const errorId = `error-${theme}`
  return (
    <>
      <Specimens name="Empty, filled, with an error, read-only, disabled">
        <Field label="Your name">
          <input className="control" placeholder="As on the parcel" />
        </Field>
        <Field label="Suburb">
          <input className="control" defaultValue="Calliope" />
        </Field>
        <div className="stack-1">
          <Field label="Postcode">
            <input
              className="control"
              defaultValue="46"
              aria-invalid="true"
              aria-describedby={errorId}
            />
          </Field>
          <p id={errorId} className="text-sm font-semibold text-danger">
            A postcode has four digits, such as 4680.
          </p>
        </div>
        <Field label="Order number">
          <input className="control" defaultValue="10042" readOnly />
        </Field>
        <Field label="Voucher code">
          <input className="control" disabled />
        </Field>
      </Specimens>
      <Specimens name="Lists, longer texts, choices">
        <Field label="State">
          <select className="control" defaultValue="QLD">
            <option>QLD</option>
            <option>NSW</option>
          </select>
        </Field>
        <Field label="Message">
          <textarea className="control" rows={3} defaultValue="Could it be 20 mm taller?" />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" defaultChecked className="size-5" /> Send me updates
        </label>
        <fieldset className="flex gap-6">
          <legend className="font-semibold">Size</legend>
          {["500 g", "1 kg"].map((size, at) => (
            <label key={size} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={`size-${theme}`}
                defaultChecked={at === 0}
                className="size-5"
              />
              {size}
            </label>
          ))}
        </fieldset>
      </Specimens>
    </>
  )
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className="flex flex-col gap-1">
      <span className="font-semibold">{label}</span>
      {children}
    </label>
  )
}
