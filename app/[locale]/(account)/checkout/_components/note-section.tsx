"use client"

import { FieldFrame } from "#components/account/field-frame.tsx"
import { useField } from "#components/account/form-context.ts"
import { checkoutControls as names } from "#lib/checkout/field-names.ts"
import { CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutTexts } from "./checkout-texts.ts"

/** Limit of an order's note. */
const maxCharacters = 1_000

/** Renders the note to the shop and the consent to marketing emails. */
export function NoteSection({ texts, step }: { texts: CheckoutTexts; step: number }) {
  const note = useField(names.note)
  const marketing = useField(names.marketing)
  return (
    <CheckoutSection id="note" heading={texts.note.heading} step={step}>
      <FieldFrame name={names.note} label={texts.note.label} note={texts.note.hint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={maxCharacters}
            readOnly={note.isBusy}
            defaultValue={note.typed ?? ""}
            className="control"
          />
        )}
      </FieldFrame>
      <label htmlFor={marketing.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          id={marketing.id}
          name={names.marketing}
          value="1"
          defaultChecked={(marketing.typed ?? "") !== ""}
          className="mt-0.5 size-5 shrink-0"
        />
        <span>{texts.marketing}</span>
      </label>
    </CheckoutSection>
  )
}
