"use client"

import { useEarlyEntry } from "#components/ui/use-early-entry.ts"
import { formatMoney, parseCents } from "#lib/money.ts"
import {
  type AddonChoice,
  type AddonValues,
  addonTextMaxLength,
  resolveAddonQty,
} from "#lib/variants/addon-values.ts"
import { QuantityField } from "./quantity-field.tsx"

export type AddonLabels = {
  extras: string
  required: string
  choose: string
  less: string
  more: string
}

type AddonFieldsProps = {
  addons: readonly AddonChoice[]
  values: AddonValues
  onChange: (id: number, value: string) => void
  locale: string
  labels: AddonLabels
}

/** The extras a product can be bought with, each with the control of its type. */
export function AddonFields({ addons, values, onChange, locale, labels }: AddonFieldsProps) {
  const fieldset = useEarlyEntry<HTMLFieldSetElement>((element) => {
    for (const { id } of addons) {
      const early = getEntry(element.elements.namedItem(buildName(id)))
      if (early !== null && early !== (values[id] ?? "")) onChange(id, early)
    }
  })
  if (addons.length === 0) return null
  return (
    <fieldset ref={fieldset} className="space-y-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{labels.extras}</legend>
      {addons.map((addon) => (
        <AddonField
          key={addon.id}
          value={values[addon.id] ?? ""}
          onChange={(value) => onChange(addon.id, value)}
          {...{ addon, locale, labels }}
        />
      ))}
    </fieldset>
  )
}

type AddonFieldProps = {
  addon: AddonChoice
  value: string
  onChange: (value: string) => void
  locale: string
  labels: AddonLabels
}

const control = "min-h-11 w-full rounded-lg border border-muted bg-surface px-3"

function AddonField(props: AddonFieldProps) {
  const { addon, value, onChange, locale, labels } = props
  switch (addon.type) {
    case "Checkbox":
      return (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name={buildName(addon.id)}
            checked={value === "1"}
            required={addon.isRequired}
            onChange={({ target }) => onChange(target.checked ? "1" : "")}
            className="size-5 accent-brand"
          />
          <AddonName {...props} />
        </label>
      )
    case "Text":
      return (
        <label className="block space-y-1">
          <AddonName {...props} />
          <input
            type="text"
            name={buildName(addon.id)}
            value={value}
            required={addon.isRequired}
            maxLength={addonTextMaxLength}
            onChange={({ target }) => onChange(target.value)}
            className={control}
          />
        </label>
      )
    case "Qty":
      return (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <AddonName {...props} />
          <QuantityField
            label={addon.name}
            value={value}
            min={addon.isRequired ? Math.max(1, addon.minQty) : 0}
            max={addon.maxQty}
            resolve={(wanted) => resolveAddonQty(addon, wanted)}
            isRequired={addon.isRequired}
            {...{ labels, onChange }}
          />
        </div>
      )
    case "Dropdown":
      return (
        <label className="block space-y-1">
          <AddonName {...props} />
          <select
            name={buildName(addon.id)}
            value={value}
            required={addon.isRequired}
            onChange={({ target }) => onChange(target.value)}
            className={control}
          >
            <option value="">{labels.choose}</option>
            {addon.options.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name}${buildPriceNote(price, locale)}`}
              </option>
            ))}
          </select>
        </label>
      )
  }
}

function AddonName({ addon, locale, labels }: AddonFieldProps) {
  return (
    <span>
      {addon.name}
      {addon.isRequired && (
        <abbr title={labels.required} className="ms-1 text-danger no-underline">
          *
        </abbr>
      )}
      <span className="text-muted">{buildPriceNote(addon.price, locale)}</span>
    </span>
  )
}

function buildPriceNote(cents: number, locale: string): string {
  return cents === 0 ? "" : ` (+${formatMoney(parseCents(cents), locale)})`
}

function buildName(id: number): string {
  return `addon-${id}`
}

function getEntry(control: Element | RadioNodeList | null): string | null {
  if (control instanceof HTMLSelectElement) return control.value
  if (!(control instanceof HTMLInputElement)) return null
  if (control.type === "checkbox") return control.checked ? "1" : ""
  return control.value
}
