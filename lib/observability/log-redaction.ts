import { stdSerializers } from "pino"

/**
 * Error fields that are logged. All other fields that packages add may contain customer data, such
 * as a row.
 */
const loggedErrorFields = new Set([
  "code",
  "syscall",
  "statusCode",
  "kind",
  "call",
  "table",
  "column",
  "constraint",
])
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/** Options of a pino log that redacts email addresses and omits rows that the database rejected. */
export const redactedLogOptions = {
  serializers: { err: serializeError },
  hooks: { streamWrite: redactEmailAddresses },
}

/** Returns the text with its email addresses redacted. */
export function redactEmailAddresses(text: string): string {
  return text.includes("@") ? text.replaceAll(mailAddress, "…@…") : text
}

function serializeError(error: Error) {
  // Anything may be thrown and logged as an error.
  if (typeof error !== "object" || error === null) {
    return { type: typeof error, message: String(error), stack: "" }
  }
  const { type, message, stack, ...rest } = stdSerializers.err(error)
  const facts = Object.entries(rest).filter(([name]) => loggedErrorFields.has(name))
  const parts = error instanceof AggregateError ? error.errors.map(String) : null
  return { type, message, stack, ...Object.fromEntries(facts), ...(parts && { parts }) }
}

const longWord = /^[\w-]{32,}$/
const hash = /^[0-9a-f]+$/

/**
 * Returns the path of a URL for the log: without its query, and with the tokens of orders, payments
 * and vouchers redacted, since these tokens grant access. Image hashes stay.
 */
export function buildLogPath(address: string): string {
  const [path = ""] = address.split(/[?#]/, 1)
  return path
    .split("/")
    .map((part) => (longWord.test(part) && !hash.test(part) ? "…" : part))
    .join("/")
}
