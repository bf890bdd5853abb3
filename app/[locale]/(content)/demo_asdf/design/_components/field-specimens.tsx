import type { ReactNode } from "react"
import { Specimens, type Theme } from "./both-themes.tsx"

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
