import { type Money, parseAmount, parseCents } from "#lib/money.ts"

/** Value of the choice to type an amount (specification 2, section 5). */
export const customAmount = "-1"

/**
 * The amount somebody typed, such as "50", "$50.00" or "1,250.5"; null where it is none, or not above
 * nothing.
 */
export function parseTypedAmount(text: string): Money | null {
  const match = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{0,2}))?\s*$/.exec(text)
  if (!match) return null
  const [, whole = "", cents = ""] = match
  const amount = parseAmount(`${whole.replaceAll(",", "")}.${cents.padEnd(2, "0")}`)
  return amount > 0 ? amount : null
}

/** The amount of what was chosen, and typed where that was the choice; null while it is none. */
export function resolveAmount(choice: string, typed: string): Money | null {
  return parseTypedAmount(choice === customAmount ? typed : choice)
}

/** Amounts on offer that an editor has written: values separated by "|", each once. */
export function listOfferedAmounts(
  text: string,
  limits: { fewestCents: number; mostCents: number },
): Money[] {
  const amounts = text.split("|").flatMap((part) => parseTypedAmount(part) ?? [])
  const isSold = (cents: number) => cents >= limits.fewestCents && cents <= limits.mostCents
  return [...new Set(amounts.filter(isSold))].map(parseCents)
}
