"use client"

import { usePreHydrationInput } from "#components/ui/use-pre-hydration-input.ts"
import type { AddonChoice, AddonValues } from "#lib/variants/addon-values.ts"
import { AddonField, type AddonLabels, buildAddonName } from "./addon-field.tsx"

type AddonFieldsProps = {
  addons: readonly AddonChoice[]
  values: AddonValues
  /** Error messages, by id. */
  errors: Readonly<Record<number, string>>
  onChange: (id: number, value: string) => void
  locale: string
  labels: AddonLabels
}

/** Renders the required add-ons and the optional extras, each in a fieldset. */
export function AddonFields(props: AddonFieldsProps) {
  const { addons, labels } = props
  const required = addons.filter(({ isRequired }) => isRequired)
  const extras = addons.filter(({ isRequired }) => !isRequired)
  return (
    <>
      <AddonFrame {...props} addons={required} legend={labels.makeItYours} />
      <AddonFrame {...props} addons={extras} legend={labels.extras} />
    </>
  )
}

function AddonFrame(props: AddonFieldsProps & { legend: string }) {
  const { addons, values, errors, onChange, locale, labels, legend } = props
  const fieldset = usePreHydrationInput<HTMLFieldSetElement>((element) => {
    for (const { id } of addons) {
      const early = getEntry(element.elements.namedItem(buildAddonName(id)))
      if (early !== null && early !== (values[id] ?? "")) onChange(id, early)
    }
  })
  if (addons.length === 0) return null
  return (
    <fieldset ref={fieldset} className="stack-3 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{legend}</legend>
      {addons.map((addon) => (
        <AddonField
          key={addon.id}
          value={values[addon.id] ?? ""}
          error={errors[addon.id] ?? ""}
          onChange={(value) => onChange(addon.id, value)}
          addon={addon}
          locale={locale}
          labels={labels}
        />
      ))}
    </fieldset>
  )
}

function getEntry(control: Element | RadioNodeList | null): string | null {
  if (control instanceof HTMLSelectElement) return control.value
  if (!(control instanceof HTMLInputElement)) return null
  if (control.type === "checkbox") return control.checked ? "1" : ""
  return control.value
}
