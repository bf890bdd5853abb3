"use client"

import { useField } from "#components/account/form-context.ts"
import { Picture } from "#components/ui/picture.tsx"
import type { VoucherTheme } from "#lib/vouchers/voucher.ts"
import { voucherControls as controls } from "#lib/vouchers/voucher-controls.ts"
import { ChoiceGroup, choiceCardClass } from "./choice-group.tsx"
import type { VoucherLabels } from "./voucher-labels.ts"

type ThemeCardsProps = { themes: readonly VoucherTheme[]; labels: VoucherLabels }

/** Renders the designs of a voucher as a radio group, with the first one preselected. */
export function ThemeCards({ themes, labels }: ThemeCardsProps) {
  const { typed = String(themes[0]?.id ?? "") } = useField(controls.theme)
  return (
    <ChoiceGroup name={controls.theme} label={labels.theme}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {themes.map(({ id, name, picture }) => (
          <label key={id} className={`${choiceCardClass} flex flex-col overflow-hidden`}>
            <input
              type="radio"
              name={controls.theme}
              value={id}
              defaultChecked={typed === String(id)}
              className="sr-only"
            />
            {picture && (
              <Picture
                picture={picture}
                alt=""
                widths={[200, 400]}
                sizes="(width < 40rem) 50vw, 220px"
                className="w-full"
              />
            )}
            <span className="grid grow place-content-center p-2 text-sm">{name}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
