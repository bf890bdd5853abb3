import { type RefObject, useEffect, useState } from "react"
import type { FoundSku } from "#lib/cart/cart.ts"
import { fillText } from "#lib/i18n/fill-text.ts"
import {
  type AddonChoice,
  type AddonValues,
  findBrokenText,
  listMissingAddons,
} from "#lib/variants/addon-values.ts"
import type { Offer } from "#lib/variants/resolve-offer.ts"
import type { Selection, VariantSet } from "#lib/variants/variant-set.ts"
import type { AddonLimitLabels } from "./addon-field.tsx"

export type BuyFaultLabels = AddonLimitLabels & {
  selectFirst: string
  addonMissing: string
  addonUnchosen: string
}

type BuyFaultsParts = {
  form: RefObject<HTMLFormElement | null>
  set: VariantSet
  selection: Selection
  addons: readonly AddonChoice[]
  values: AddonValues
  offer: Offer
  found: FoundSku | null
  labels: BuyFaultLabels
}

export type BuyFaults = {
  /** Index of the first missing option, and its error message. */
  option: { at: number; text: string } | null
  /** Error messages of add-ons, by id. */
  addons: Readonly<Record<number, string>>
  /** True if the choice is complete; otherwise shows the errors and focuses the first one. */
  check: () => boolean
}

/** Validates the choice before it is added to the cart. Missing fields show after the first try. */
export function useBuyFaults(parts: BuyFaultsParts): BuyFaults {
  const { form, set, selection, addons, values, offer, found, labels } = parts
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<{ option: number | null; addons: readonly number[] }>(nothing)
  useEffect(() => {
    if (tries > 0) focusOnFault(form.current)
  }, [tries, form])

  const missing = listMissingAddons(addons, values)
  const unfit = addons.flatMap((addon) => {
    if (missing.includes(addon)) return []
    const text = describeBroken(addon, values, labels) ?? found?.addonFaults[addon.id] ?? ""
    return text === "" ? [] : [[addon.id, text] as const]
  })
  const said = missing.flatMap((addon) =>
    asked.addons.includes(addon.id) ? [[addon.id, buildMissing(addon, labels)] as const] : [],
  )
  const check = () => {
    const isReady = offer.state === "in-stock" && offer.skuId !== null
    if (isReady && missing.length === 0 && unfit.length === 0) return true
    const open = offer.skuId === null ? selection.indexOf(null) : -1
    setAsked({ option: open === -1 ? null : open, addons: missing.map(({ id }) => id) })
    setTries(tries + 1)
    return false
  }
  const { option: at } = asked
  const name = at !== null && selection[at] === null ? set.variations[at]?.name : undefined
  return {
    option:
      at === null || name === undefined
        ? null
        : { at, text: fillText(labels.selectFirst, { name }) },
    addons: Object.fromEntries([...unfit, ...said]),
    check,
  }
}

const nothing = { option: null, addons: [] }

/** Returns why a text is invalid for its add-on, before a request; undefined if valid. */
function describeBroken(addon: AddonChoice, values: AddonValues, { limits }: BuyFaultLabels) {
  const broken = findBrokenText(addon, values)
  const texts = limits[addon.id]
  return broken === null ? undefined : broken.limit === "length" ? texts?.tooLong : texts?.unfit
}

function buildMissing({ type, name }: AddonChoice, labels: BuyFaultLabels): string {
  const text = type === "Text" || type === "Qty" ? labels.addonMissing : labels.addonUnchosen
  return fillText(text, { name })
}

function focusOnFault(form: HTMLFormElement | null): void {
  const field =
    form?.querySelector<HTMLElement>("[data-fault] :is(input, select)") ??
    form?.querySelector<HTMLElement>("fieldset input, select")
  field?.focus()
}
