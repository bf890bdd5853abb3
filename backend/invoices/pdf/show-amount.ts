import { parseAmount } from "#backend/catalogue/amount.ts"
import { showCents } from "#backend/catalogue/show-cents.ts"

/** An amount of the contract as it is printed, such as "$1,024.95" or "-$5.00". */
export function showAmount(amount: string): string {
  return showCents(parseAmount(amount))
}

/** An amount that is taken off, with its minus; nothing stays nothing. */
export function showDeduction(amount: string): string {
  return amount === "0.00" ? showAmount(amount) : showAmount(`-${amount}`)
}
