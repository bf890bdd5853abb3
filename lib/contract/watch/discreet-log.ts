import { stdSerializers } from "pino"

/** What is told of a fault. All else that packages add to theirs may be a customer's, such as a row. */
const told = new Set([
  ...["code", "syscall", "statusCode", "kind", "call", "table", "column", "constraint"],
])
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Options of a pino log whose lines tell no email address, and no row that a database refused. */
export const discreetLog = {
  serializers: { err: describeFault },
  hooks: { streamWrite: hideMailAddresses },
}

/** A text whose email addresses cannot be read. */
export function hideMailAddresses(text: string): string {
  return text.includes("@") ? text.replaceAll(mailAddress, "…@…") : text
}

function describeFault(fault: Error) {
  // Anything may be thrown, and told as a fault.
  if (typeof fault !== "object" || fault === null) {
    return { type: typeof fault, message: String(fault), stack: "" }
  }
  const { type, message, stack, ...rest } = stdSerializers.err(fault)
  const facts = Object.entries(rest).filter(([name]) => told.has(name))
  const parts = fault instanceof AggregateError ? fault.errors.map(String) : null
  return { type, message, stack, ...Object.fromEntries(facts), ...(parts && { parts }) }
}
