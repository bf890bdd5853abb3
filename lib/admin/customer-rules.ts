import { parseTypedAmount } from "./amount.ts"

/** Filters of the list of customers, by the value of its choice. */
const stateFilters: Readonly<Record<string, Record<string, boolean | { min: string | number }>>> = {
  ordered: { order_count: { min: 1 } },
  // Since when the customer agrees to marketing emails; empty for others.
  marketing: { marketing_at: { min: "2000-01-01" } },
  disabled: { enabled: false },
  admins: { is_admin: true },
}

/** Returns the filter of the API for a choice of the list; none for an unknown one. */
export function resolveCustomerFilter(state: unknown) {
  return typeof state === "string" && Object.hasOwn(stateFilters, state)
    ? (stateFilters[state] ?? {})
    : {}
}

/**
 * Returns an amount of credit as the API writes it, from what is typed: "25", "-5.50". Null for
 * anything else, and for nothing.
 */
export function parseTypedCredit(text: string): string | null {
  const typed = text.trim().replace(/^[\u2212–]/, "-")
  const isTaken = typed.startsWith("-")
  const amount = parseTypedAmount(isTaken ? typed.slice(1) : typed)
  if (amount === null || Number(amount) === 0) return null
  return isTaken ? `-${amount}` : amount
}

/** Returns what a customer is called: the name, or the email address without one. */
export function getCustomerName(customer: {
  first_name: string
  last_name: string
  email: string
}): string {
  const name = `${customer.first_name} ${customer.last_name}`.trim()
  return name === "" ? customer.email : name
}

/** True if the typed text is the customer's email address, in any case. */
export function isSameEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase()
}
