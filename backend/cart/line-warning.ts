/** How a line's goods stand: `wanted` is what all lines of the cart want of the SKU together. */
type Standing = { isSold: boolean; available: number; wanted: number; hasAddonFaults: boolean }

/** Why a line of a cart cannot be ordered as it is, as the shopper reads it; empty where it can. */
export function buildLineWarning(standing: Standing): string {
  const { isSold, available, wanted, hasAddonFaults } = standing
  if (!isSold) return "This is no longer available."
  if (available === 0) return "Out of stock"
  if (hasAddonFaults) return "Its extras have changed. Please remove it and add it again."
  return wanted > available ? `${buildStockSentence(available)} Please choose fewer.` : ""
}

/** How many there are, such as "Only 3 are left." */
export function buildStockSentence(available: number): string {
  return available === 1 ? "Only 1 is left." : `Only ${available} are left.`
}
