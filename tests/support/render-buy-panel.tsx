import { render } from "@testing-library/react"
import { BuyPanel, type BuyPanelLabels } from "#components/commerce/buy-panel.tsx"
import { ProductChoice } from "#components/commerce/product-choice.tsx"
import type { AddonChoice } from "#lib/variants/addon-values.ts"
import type { Variant, VariantSet } from "#lib/variants/variant-set.ts"

export const buyLabels: BuyPanelLabels = {
  selectOptions: "Select options",
  notMade: "That combination is not made.",
  selectFirst: "Choose an option for {name}.",
  addonMissing: "Please fill in “{name}”.",
  addonUnchosen: "Please choose “{name}”.",
  addToCart: "Add to cart",
  addedToCart: "Added to cart",
  checkoutNow: "Checkout now",
  added: "Added.",
  viewCart: "View cart",
  offline: "You seem to be offline.",
  noResponse: "The shop didn’t respond.",
  notAdded: "Not added.",
  inStock: "In stock",
  lowStock: "Only a few left",
  outOfStock: "Out of stock",
  requestAlert: "Tell me when it’s back",
  optionOutOfStock: "out of stock",
  optionMissing: "not available",
  choose: "-- Select --",
  quantity: "Quantity",
  less: "{field}: One less",
  more: "{field}: One more",
  total: "Total: {amount}",
  makeItYours: "Make it yours",
  extras: "Extras",
  limits: {},
  required: "Required",
  fullPrice: "Full price",
  specialPrice: "Special price",
  variants: "Prices and stock",
  options: "Options",
  price: "Price",
  stock: "Stock",
}

export function buildVariant(id: number, choice: number[], part: Partial<Variant> = {}): Variant {
  const money = { price: 2495, fullPrice: 2495, isOnSpecial: false }
  return { id, photoId: null, choice, isInStock: true, ...money, ...part }
}

/** Variants of a resin: Amber in 500 mL (sold out) and 1 L (on special), Clear in 500 mL only. */
export const resin: VariantSet = {
  variations: [
    { name: "Colour", options: ["Amber", "Clear"] },
    { name: "Volume", options: ["500 mL", "1 L"] },
  ],
  variants: [
    buildVariant(1, [0, 0], { isInStock: false }),
    buildVariant(2, [0, 1], { price: 3995, fullPrice: 4995, isOnSpecial: true }),
    buildVariant(3, [1, 0]),
  ],
}

export const single: VariantSet = { variations: [], variants: [buildVariant(1, [])] }

export function buildPanel(
  set: VariantSet = resin,
  addons: readonly AddonChoice[] = [],
  limits: BuyPanelLabels["limits"] = {},
) {
  return (
    <ProductChoice set={set} photos={[]}>
      <BuyPanel
        productId={7}
        opening={{ text: "From $24.95", fullPrice: null }}
        addons={addons}
        action={() => {}}
        cartPath="/cart"
        checkoutPath="/checkout"
        alertPath="/product/resin/back-in-stock"
        locale="en"
        labels={{ ...buyLabels, limits }}
      />
    </ProductChoice>
  )
}

export function renderBuyPanel(...parts: Parameters<typeof buildPanel>) {
  return render(buildPanel(...parts))
}
