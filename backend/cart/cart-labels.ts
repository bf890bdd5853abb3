import type { Deps } from "#backend/deps.ts"
import type { AppliedPromotion } from "#backend/promotions/promotions.ts"
import type { ShippingOption } from "#backend/shipping/shipping-options.ts"
import { listAddonLabels } from "#backend/translations/addon-labels.ts"
import { listTextLabels, withSkuNames } from "#backend/translations/text-labels.ts"
import type { TextLabels } from "#lib/contract/translation.ts"
import type { CartLine } from "./cart-content.ts"
import type { PaymentType } from "./payment-types.ts"

type ShownTexts = {
  lines?: readonly CartLine[]
  options: readonly Pick<ShippingOption, "id" | "name" | "description">[]
  paymentTypes?: readonly PaymentType[]
  promotion?: Pick<AppliedPromotion, "id" | "name"> | null
}

/** Reads the labels of a cart's texts in the requested language; null for English. */
export async function listCartLabels(
  deps: Pick<Deps, "db" | "language">,
  { lines = [], options, paymentTypes = [], promotion = null }: ShownTexts,
): Promise<TextLabels | null> {
  const addons = lines.flatMap((line) => line.addons)
  const named =
    (kind: "shipping_type" | "payment_type") => (record: ShownTexts["options"][number]) =>
      (["name", "description"] as const).map((field) => ({
        kind,
        id: record.id,
        field,
        text: record[field],
      }))
  const labels = await listTextLabels(deps, {
    terms: lines.flatMap(({ variations }) => variations.map(({ name }) => name)),
    records: [
      ...lines.flatMap(({ productId: id, productName, shippingNote }) => [
        { kind: "product" as const, id, field: "name", text: productName },
        { kind: "product" as const, id, field: "shipping_note", text: shippingNote },
      ]),
      ...addons.map(({ id, name }) => ({ kind: "addon" as const, id, field: "name", text: name })),
      ...options.flatMap(named("shipping_type")),
      ...paymentTypes.flatMap(named("payment_type")),
      ...(promotion === null
        ? []
        : [{ kind: "promotion" as const, id: promotion.id, field: "name", text: promotion.name }]),
    ],
  })
  if (labels === null) return null
  const chosen = addons.map(({ name, label }) => ({ name, value: label }))
  const withNames = withSkuNames(
    labels,
    lines.map(({ skuName }) => skuName),
  )
  return { ...withNames, addon_option: await listAddonLabels(deps, chosen) }
}
