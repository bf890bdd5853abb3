/** People who are notified of each piece, in the order in which they confirmed. */
export const peoplePerPiece = 2

/** For so long the people who were notified have their chance, before the next in the queue are notified. */
export const roundMs = 86_400_000

/**
 * Returns how many more people may be notified that a SKU is back: two for each piece in stock, less
 * those who were notified in this round.
 */
export function resolveAlertCount({ stock, sent }: { stock: number; sent: number }): number {
  return Math.max(0, stock * peoplePerPiece - sent)
}
