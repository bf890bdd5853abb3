import { parseAmount } from "#backend/catalogue/amount.ts"
import { showCents } from "#backend/catalogue/show-cents.ts"

/** Formats an amount of the contract for print, such as "$1,024.95" or "-$5.00". */
export function showAmount(amount: string): string {
  return showCents(parseAmount(amount))
}

/** Formats a deduction with a minus sign; zero has none. */
export function showDeduction(amount: string): string {
  return amount === "0.00" ? showAmount(amount) : showAmount(`-${amount}`)
}
