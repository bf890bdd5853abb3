import { stdSerializers } from "pino"

/**
 * Error fields that are logged. All other fields that packages add may contain customer data, such
 * as a row.
 */
const told = new Set([
  ...["code", "syscall", "statusCode", "kind", "call", "table", "column", "constraint"],
])
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Options of a pino log that redacts email addresses and omits rows that the database rejected. */
export const discreetLog = {
  serializers: { err: describeFault },
  hooks: { streamWrite: hideMailAddresses },
}

/** Returns the text with its email addresses redacted. */
export function hideMailAddresses(text: string): string {
  return text.includes("@") ? text.replaceAll(mailAddress, "…@…") : text
}

function describeFault(fault: Error) {
  // Anything may be thrown and logged as an error.
  if (typeof fault !== "object" || fault === null) {
    return { type: typeof fault, message: String(fault), stack: "" }
  }
  const { type, message, stack, ...rest } = stdSerializers.err(fault)
  const facts = Object.entries(rest).filter(([name]) => told.has(name))
  const parts = fault instanceof AggregateError ? fault.errors.map(String) : null
  return { type, message, stack, ...Object.fromEntries(facts), ...(parts && { parts }) }
}
