import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { listConsents, withdrawConsent } from "#backend/consents/consents.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { parseEmail } from "./parse-email.ts"

/** Registers `customer consent`: shows a customer's consents, and withdraws them on request. */
export function registerConsent(customer: CommandUnknownOpts, { deps, respond }: Cli): void {
  customer
    .command("consent")
    .description("Shows when a customer agreed to marketing emails, and withdraws it for them.")
    .argument("<email>")
    .option("--withdraw", "They no longer want marketing emails.")
    .action(async (email, { withdraw }) =>
      respond(await showConsents(deps, email, { isWithdrawing: withdraw === true })),
    )
}

async function showConsents(
  { db, now }: CliDeps,
  emailText: string,
  { isWithdrawing }: { isWithdrawing: boolean },
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  if (email === null) return buildUsageError(`"${emailText}" is not an email address.`)
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()
  if (user === undefined) return buildErrorResult(`There is no customer ${email}.`)
  if (isWithdrawing) {
    await db
      .transaction()
      .execute((trx) => withdrawConsent(trx, { userId: user.id, by: "console", now: now() }))
  }
  const consents = await listConsents(db, user.id)
  const lines = consents.map((consent) => {
    const words = consent.wording === "" ? "" : `: "${consent.wording}"`
    const end = consent.withdrawn_at === null ? "" : `, until ${consent.withdrawn_at.toISOString()}`
    return `${consent.given_at.toISOString()}${end}, by ${consent.given_by}${words}`
  })
  const holds = consents.some(({ withdrawn_at: at }) => at === null)
  const sum = `${email} ${holds ? "has agreed" : "has not agreed"} to be kept up to date.`
  return buildOutput([...lines, sum], { email, holds, consents })
}
