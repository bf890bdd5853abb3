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
import { formatColumns, parseEmail } from "../formats.ts"

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

/** Registers `customer subscribers`: lists the active consents to marketing emails. */
export function registerListSubscribers(
  customer: CommandUnknownOpts,
  { deps, respond }: Cli,
): void {
  customer
    .command("subscribers")
    .description("Lists who has agreed to marketing emails, and when.")
    .addHelpText(
      "after",
      "\nWith --json there’s also each person’s unsubscribe address: put it in every email.",
    )
    .action(async () => respond(await listSubscribers(deps)))
}

async function listSubscribers(deps: CliDeps): Promise<CommandResult> {
  const subscribers = await listRecipients(deps)
  const lines = subscribers.map((row) => [
    row.email,
    `${row.first_name} ${row.last_name}`.trim(),
    row.language,
    row.given_at.toISOString().slice(0, 10),
    row.source,
  ])
  const table = formatColumns([["Email", "Name", "Language", "Since", "Where"], ...lines])
  return buildOutput(subscribers.length === 0 ? ["Nobody has agreed yet."] : table, subscribers)
}

/** Lists customers who agreed, and confirmed subscriptions of other addresses, each address once. */
async function listRecipients(deps: CliDeps) {
  const { db, buildUnsubscribeAddress, buildNewsletterUnsubscribeAddress } = deps
  const customers = await db
    .selectFrom("consents")
    .innerJoin("users", "users.id", "consents.user_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name", "users.language"])
    .select(["consents.given_at", "consents.wording_version", "consents.given_by as source"])
    .where("consents.withdrawn_at", "is", null)
    .where("users.enabled", "=", true)
    .execute()
  const others = await db
    .selectFrom("newsletter_subscriptions")
    .select(["id", "email", "language", "confirmed_at", "wording_version", "source"])
    .where("confirmed_at", "is not", null)
    .execute()
  const known = new Set(customers.map(({ email }) => email))
  return [
    ...customers.map(({ id, ...row }) => ({
      ...row,
      unsubscribe_address: buildUnsubscribeAddress(id),
    })),
    ...others.flatMap(({ id, confirmed_at: given_at, ...row }) =>
      given_at === null || known.has(row.email)
        ? []
        : [
            {
              ...row,
              given_at,
              first_name: "",
              last_name: "",
              unsubscribe_address: buildNewsletterUnsubscribeAddress(id),
            },
          ],
    ),
  ].sort((one, other) => one.email.localeCompare(other.email))
}
