import { listConsents, withdrawConsent } from "#backend/consents/consents.ts"
import { buildErrorResult, buildUsageError, type Command } from "../command.ts"
import { parseEmail } from "./parse-email.ts"

/** Shows a customer's consents, and withdraws them on request. */
export const consentCommand: Command = {
  name: "customer consent",
  description: "Shows when a customer agreed to marketing emails, and withdraws it for them.",
  operands: ["EMAIL"],
  options: { withdraw: { description: "They no longer want marketing emails." } },
  async run(input, { db, now }) {
    const email = parseEmail(input.operand(0))
    if (email === null) return buildUsageError(`"${input.operand(0)}" is not an email address.`)
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst()
    if (user === undefined) return buildErrorResult(`There is no customer ${email}.`)
    if (input.flag("withdraw")) {
      await db
        .transaction()
        .execute((trx) => withdrawConsent(trx, { userId: user.id, by: "console", now: now() }))
    }
    const consents = await listConsents(db, user.id)
    const lines = consents.map((consent) => {
      const words = consent.wording === "" ? "" : `: "${consent.wording}"`
      const end =
        consent.withdrawn_at === null ? "" : `, until ${consent.withdrawn_at.toISOString()}`
      return `${consent.given_at.toISOString()}${end}, by ${consent.given_by}${words}`
    })
    const holds = consents.some(({ withdrawn_at: at }) => at === null)
    const sum = `${email} ${holds ? "has agreed" : "has not agreed"} to be kept up to date.`
    return { lines: [...lines, sum], data: { email, holds, consents } }
  },
}
