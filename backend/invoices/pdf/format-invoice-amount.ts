import { formatDollars } from "#backend/catalogue/format-dollars.ts"
import { parseAmount } from "#lib/contract/money.ts"

/** Formats an amount of the contract for print, such as "$1,024.95" or "-$5.00". */
export function formatInvoiceAmount(amount: string): string {
  return formatDollars(parseAmount(amount))
}

/** Formats a deduction with a minus sign; zero has none. */
export function formatInvoiceDeduction(amount: string): string {
  return amount === "0.00" ? formatInvoiceAmount(amount) : formatInvoiceAmount(`-${amount}`)
}
