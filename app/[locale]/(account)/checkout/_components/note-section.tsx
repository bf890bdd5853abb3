"use client"

import { controlLook } from "#components/account/control-look.ts"
import { FieldFrame } from "#components/account/field-frame.tsx"
import { useField } from "#components/account/form-context.ts"
import { checkoutControls as names } from "#lib/checkout/checkout-controls.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"
import { SectionCard } from "./section-card.tsx"

/** As much as an order takes. */
const mostCharacters = 1_000

/** What the customer wants to tell the shop, and whether to be kept up to date. */
export function NoteSection({ texts }: { texts: CheckoutTexts }) {
  const note = useField(names.note)
  const marketing = useField(names.marketing)
  return (
    <SectionCard id="note" heading={texts.note.heading}>
      <FieldFrame name={names.note} label={texts.note.label} note={texts.note.hint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={mostCharacters}
            readOnly={note.isBusy}
            defaultValue={note.typed ?? ""}
            className={`${controlLook} py-2`}
          />
        )}
      </FieldFrame>
      <label htmlFor={marketing.id} className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          id={marketing.id}
          name={names.marketing}
          value="1"
          defaultChecked={(marketing.typed ?? "") !== ""}
          className="mt-1 size-4 shrink-0 accent-brand"
        />
        <span>{texts.marketing}</span>
      </label>
    </SectionCard>
  )
}
