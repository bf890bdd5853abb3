import { buildAmount } from "#lib/contract/money.ts"

/** Formats integer cents with a dollar sign and thousands separators: "$1,024.95" or "-$5.00". */
export function formatDollars(cents: number): string {
  const [whole = "", decimals = ""] = buildAmount(Math.abs(cents)).split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${cents < 0 ? "-" : ""}$${grouped}.${decimals}`
}
