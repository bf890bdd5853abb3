import type { Deps } from "#backend/deps.ts"
import {
  buildAddonKey,
  listAddonLabels,
  type NamedAddon,
} from "#backend/translations/addon-labels.ts"
import {
  getLabel,
  listSkuTerms,
  listTextLabels,
  withSkuNames,
} from "#backend/translations/text-labels.ts"
import { findLabel, type TextLabels } from "#lib/contract/translation.ts"

/** The English texts of what was bought that an order stores. */
export type OrderTexts = {
  lines: readonly {
    product_name: string
    /** The chosen options, such as "Amber, 500 ml". */
    name: string
    shipping_note?: string
    addons: readonly NamedAddon[]
  }[]
  shippingName?: string
  paymentType?: string
}

/**
 * Reads the labels of an order's texts in the requested language; null for English. A product that
 * has another name since retains the one of the order.
 */
export async function listOrderLabels(
  deps: Pick<Deps, "db" | "language">,
  { lines, shippingName = "", paymentType = "" }: OrderTexts,
): Promise<TextLabels | null> {
  const addons = lines.flatMap((line) => line.addons)
  const labels = await listTextLabels(deps, {
    terms: lines.flatMap(({ name }) => listSkuTerms(name)),
    stored: [
      ...lines.map((line) => ({ kind: "product" as const, text: line.product_name })),
      ...lines.map(({ shipping_note: text = "" }) => ({ kind: "product" as const, text })),
      ...addons.map(({ name }) => ({ kind: "addon" as const, text: name })),
      { kind: "shipping_type", text: shippingName },
      { kind: "payment_type", text: paymentType },
    ],
  })
  if (labels === null) return null
  const named = withSkuNames(
    labels,
    lines.map(({ name }) => name),
  )
  return { ...named, addon_option: await listAddonLabels(deps, addons) }
}

/** Returns the add-on with its labels. */
export function buildShownAddon(labels: TextLabels, addon: NamedAddon): NamedAddon {
  return {
    name: getLabel(labels, "addon", addon.name),
    value: findLabel(labels, "addon_option", buildAddonKey(addon)) ?? addon.value,
  }
}
