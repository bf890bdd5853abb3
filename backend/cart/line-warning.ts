import type { ErrorDetail } from "#lib/contract/error-detail.ts"

/** Availability of a line's SKU: `wanted` is the quantity of all lines of the cart together. */
type LineAvailability = {
  isSold: boolean
  available: number
  wanted: number
  hasAddonErrors: boolean
}

/** Why a line of a cart cannot be ordered. */
export type LineWarning = Extract<
  ErrorDetail,
  {
    code:
      | "item_not_sold"
      | "item_out_of_stock"
      | "item_extras_changed"
      | "item_too_many"
      | "cart_amount_full"
  }
>

/** Returns why a line of a cart cannot be ordered; null if it can. */
export function buildLineWarning(standing: LineAvailability): LineWarning | null {
  const { isSold, available, wanted, hasAddonErrors } = standing
  if (!isSold) return { code: "item_not_sold" }
  if (available === 0) return { code: "item_out_of_stock" }
  if (hasAddonErrors) return { code: "item_extras_changed" }
  return wanted > available ? { code: "item_too_many", params: { count: available } } : null
}

/** Returns the warning of a line as the error of a whole order, which has to name the product. */
export function buildNamedWarning(name: string, warning: LineWarning): ErrorDetail {
  switch (warning.code) {
    case "item_not_sold":
      return { code: "line_not_sold", params: { name } }
    case "item_out_of_stock":
      return { code: "line_out_of_stock", params: { name } }
    case "item_extras_changed":
      return { code: "line_extras_changed", params: { name } }
    case "item_too_many":
      return { code: "line_too_many", params: { name, count: warning.params.count } }
    case "cart_amount_full":
      return { code: "line_amount_full", params: { name, amount: warning.params.amount } }
  }
}
