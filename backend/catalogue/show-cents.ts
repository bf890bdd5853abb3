import { buildAmount } from "./amount.ts"

/** An amount as it is read, such as "$1,024.95" or "-$5.00". Takes integer cents. */
export function showCents(cents: number): string {
  const [whole = "", decimals = ""] = buildAmount(Math.abs(cents)).split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${cents < 0 ? "-" : ""}$${grouped}.${decimals}`
}
