import { type Erasure, eraseCustomer } from "#backend/privacy/erase-customer.ts"
import { type Command, misuse, refuse } from "../command.ts"
import { confirm, yesOption } from "../confirm.ts"
import { readEmail } from "./read-email.ts"

/** Erases a customer's personal data. Idempotent: a second run finds nothing. */
export const eraseCustomerCommand: Command = {
  name: "customer erase",
  says: "Erases a customer: removes everything but orders, and takes the person out of those.",
  operands: ["EMAIL"],
  options: {
    force: {
      says: "Also while orders, refunds or store credit are open; unpaid orders are cancelled.",
    },
    ...yesOption,
  },
  notes: [
    "Orders are kept for the tax office without name, address and wishes; invoices of $1,000 and more",
    "keep the buyer's name for five years. docs/data-protection.md says what else there is to do.",
  ],
  async run(given, parts) {
    const email = readEmail(given.operand(0))
    if (email === null) return misuse(`"${given.operand(0)}" is not an email address.`)
    const question = `All that is kept of ${email} is erased for good.`
    const isStopped = await confirm(question, given, parts)
    if (isStopped !== null) return isStopped
    const outcome = await eraseCustomer(parts, email, { isInsisted: given.flag("force") })
    if (outcome === null) {
      return { lines: [`Nothing is kept of ${email}.`], data: { email, erased: false } }
    }
    if ("obstacles" in outcome) {
      const reasons = outcome.obstacles.join(" ")
      return refuse(`${reasons} Finish this first, or add --force.`)
    }
    return { lines: buildLines(email, outcome), data: { email, erased: true, ...outcome } }
  },
}

function buildLines(email: string, erasure: Erasure): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 1 ? `1 ${one}` : `${number} ${many}`
  const { ordersKept, submissionsRemoved, mailsRemoved, hadAccount } = erasure
  return [
    `${email} is erased.`,
    ...(hadAccount
      ? [ordersKept > 0 ? "The account is empty and closed." : "The account is gone."]
      : []),
    `Removed: ${count(submissionsRemoved, "form", "forms")}, ${count(mailsRemoved, "mail", "mails")}.`,
    ...(ordersKept > 0
      ? [`Kept without the person: ${count(ordersKept, "order", "orders")}.`]
      : []),
  ]
}
