import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { hashPassword } from "#backend/accounts/password.ts"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { parseEmail } from "../formats.ts"

type Names = { firstName?: string | undefined; lastName?: string | undefined }

/** Registers `admin create`: a new account with a password, or an existing customer. */
export function registerCreateAdmin(admin: CommandUnknownOpts, { deps, respond }: Cli): void {
  admin
    .command("create")
    .description("Creates an administrator, or makes a customer one.")
    .argument("<email>")
    .option("--first-name <name>", "The administrator’s first name.")
    .option("--last-name <name>", "The administrator’s last name.")
    .addHelpText(
      "after",
      `
The password of a new account is asked for, or read from standard input:
  npm run --silent shop -- admin create robin@shop.example < password.txt
A customer's own password stays as it is.`,
    )
    .action(async (email, names) => respond(await createAdmin(deps, email, names)))
}

async function createAdmin(
  deps: CliDeps,
  emailText: string,
  { firstName = "", lastName = "" }: Names,
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  if (email === null) return buildUsageError(`"${emailText}" is not an email address.`)
  const known = await getUser(deps, email)
  if (known !== null) return promote(deps, { ...known, email })
  const password = await promptPassword(deps)
  if (typeof password === "string") return buildErrorResult(password)
  const { id } = await deps.db
    .insertInto("users")
    .values({
      email,
      is_admin: true,
      password_hash: await hashPassword(password.word),
      first_name: firstName.trim().slice(0, 100),
      last_name: lastName.trim().slice(0, 100),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return buildOutput([`${email} is an administrator and can log in.`], { id, email })
}

async function getUser({ db }: CliDeps, email: string) {
  const user = await db
    .selectFrom("users")
    .select(["id", "enabled", "is_admin"])
    .where("email", "=", email)
    .executeTakeFirst()
  return user ?? null
}

async function promote(
  { db }: CliDeps,
  user: { id: number; email: string; enabled: boolean; is_admin: boolean },
) {
  const { id, email } = user
  if (!user.enabled)
    return buildErrorResult(`The account of ${email} is switched off; switch it on first.`)
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", id).execute()
  const message = user.is_admin
    ? `${email} is an administrator already.`
    : `${email} had an account and is an administrator now; the password stays.`
  return buildOutput([message], { id, email })
}

/** Returns the chosen password, or the error message if there is none. */
async function promptPassword({ terminal }: CliDeps): Promise<{ word: string } | string> {
  const first = terminal.isAttended
    ? await terminal.promptSecret("Password (at least 10 characters): ")
    : (await terminal.readInput()).replace(/\r?\n[\s\S]*$/, "")
  const chosen = newPasswordSchema.safeParse(first)
  if (!chosen.success) {
    return formatErrorDetail(parseIssueMessage(chosen.error.issues[0]?.message ?? ""))
  }
  if (!terminal.isAttended) return { word: chosen.data }
  const again = await terminal.promptSecret("The same password again: ")
  return again === first ? { word: chosen.data } : "The two passwords don’t match."
}
