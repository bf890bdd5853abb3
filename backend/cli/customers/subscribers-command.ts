import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import type { CliDeps } from "../cli-deps.ts"
import { buildOutput, type Cli, type CommandResult } from "../command.ts"
import { formatColumns } from "../format-columns.ts"

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

async function listSubscribers({ db, buildUnsubscribeAddress }: CliDeps): Promise<CommandResult> {
  const rows = await db
    .selectFrom("consents")
    .innerJoin("users", "users.id", "consents.user_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name", "users.language"])
    .select(["consents.given_at", "consents.wording_version"])
    .where("consents.withdrawn_at", "is", null)
    .where("users.enabled", "=", true)
    .orderBy("users.email")
    .execute()
  const lines = rows.map((row) => [
    row.email,
    `${row.first_name} ${row.last_name}`.trim(),
    row.language,
    row.given_at.toISOString().slice(0, 10),
  ])
  const subscribers = rows.map(({ id, ...row }) => ({
    ...row,
    unsubscribe_address: buildUnsubscribeAddress(id),
  }))
  const table = formatColumns([["Email", "Name", "Language", "Since"], ...lines])
  return buildOutput(rows.length === 0 ? ["No customer has agreed yet."] : table, subscribers)
}
