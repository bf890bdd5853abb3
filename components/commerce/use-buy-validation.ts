import { type RefObject, useEffect, useState } from "react"
import type { SkuMatch } from "#lib/cart/cart.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import {
  type AddonChoice,
  type AddonValues,
  findBrokenText,
  listMissingAddons,
} from "#lib/variants/addon-values.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import type { Selection, VariantSet } from "#lib/variants/variant-set.ts"
import { getLabel } from "#lib/variants/variant-set.ts"
import type { AddonLimitLabels } from "./addon-field.tsx"

export type BuyErrorLabels = AddonLimitLabels & {
  selectFirst: string
  addonMissing: string
  addonUnchosen: string
}

type BuyValidationInput = {
  form: RefObject<HTMLFormElement | null>
  set: VariantSet
  selection: Selection
  addons: readonly AddonChoice[]
  values: AddonValues
  offer: Offer
  found: SkuMatch | null
  labels: BuyErrorLabels
}

export type BuyValidation = {
  /** Index of the first missing option, and its error message. */
  option: { at: number; text: string } | null
  /** Error messages of add-ons, by id. */
  addons: Readonly<Record<number, string>>
  /** True if the choice is complete; otherwise shows the errors and focuses the first one. */
  check: () => boolean
}

/** Validates the choice before it is added to the cart. Missing fields show after the first try. */
export function useBuyValidation(input: BuyValidationInput): BuyValidation {
  const { form, set, selection, addons, values, offer, found, labels } = input
  const [tries, setTries] = useState(0)
  const [reported, setReported] = useState<{ option: number | null; addons: readonly number[] }>(
    nothing,
  )
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current)
  }, [tries, form])

  const missing = listMissingAddons(addons, values)
  const unfit = addons.flatMap((addon) => {
    if (missing.includes(addon)) return []
    const text = describeBroken(addon, values, labels) ?? found?.addonErrors[addon.id] ?? ""
    return text === "" ? [] : [[addon.id, text] as const]
  })
  const missingErrors = missing.flatMap((addon) =>
    reported.addons.includes(addon.id) ? [[addon.id, buildMissing(addon, labels)] as const] : [],
  )
  const check = () => {
    const isReady = offer.state === "in-stock" && offer.skuId !== null
    if (isReady && missing.length === 0 && unfit.length === 0) return true
    const open = offer.skuId === null ? selection.indexOf(null) : -1
    setReported({ option: open === -1 ? null : open, addons: missing.map(({ id }) => id) })
    setTries(tries + 1)
    return false
  }
  const { option: at } = reported
  const name = at !== null && selection[at] === null ? set.variations[at]?.name : undefined
  return {
    option:
      at === null || name === undefined
        ? null
        : { at, text: formatTemplate(labels.selectFirst, { name: getLabel(set, name) }) },
    addons: Object.fromEntries([...unfit, ...missingErrors]),
    check,
  }
}

const nothing = { option: null, addons: [] }

/** Returns why a text is invalid for its add-on, before a request; undefined if valid. */
function describeBroken(addon: AddonChoice, values: AddonValues, { limits }: BuyErrorLabels) {
  const broken = findBrokenText(addon, values)
  const texts = limits[addon.id]
  return broken === null ? undefined : broken.limit === "length" ? texts?.tooLong : texts?.unfit
}

function buildMissing({ type, name }: AddonChoice, labels: BuyErrorLabels): string {
  const text = type === "Text" || type === "Qty" ? labels.addonMissing : labels.addonUnchosen
  return formatTemplate(text, { name })
}

function focusFirstError(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>("[data-error] :is(input, select)") ??
    form?.querySelector<HTMLElement>("fieldset input, select")
  field?.focus()
}
