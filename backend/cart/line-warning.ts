/** Availability of a line's SKU: `wanted` is the quantity of all lines of the cart together. */
type LineAvailability = {
  isSold: boolean
  available: number
  wanted: number
  hasAddonErrors: boolean
}

/** Returns why a line of a cart cannot be ordered, as text for the customer; empty if it can. */
export function buildLineWarning(standing: LineAvailability): string {
  const { isSold, available, wanted, hasAddonErrors } = standing
  if (!isSold) return "This is no longer available."
  if (available === 0) return "Out of stock"
  if (hasAddonErrors) return "Its extras have changed. Please remove it and add it again."
  return wanted > available ? `${buildStockMessage(available)} Please choose fewer.` : ""
}

/** Returns the remaining stock as text, such as "Only 3 are left." */
export function buildStockMessage(available: number): string {
  return available === 1 ? "Only 1 is left." : `Only ${available} are left.`
}
