import { Argument, type CommandUnknownOpts, Option } from "@commander-js/extra-typings"
import { hashPassword } from "#backend/accounts/password.ts"
import { listAdmins, setAdminRole } from "#backend/team/admin-accounts.ts"
import { type AdminRole, adminRoles } from "#lib/contract/admin-role.ts"
import { formatErrorDetail, parseIssueMessage } from "#lib/contract/error-detail.ts"
import type { WireAdminAccount } from "#lib/contract/team-calls.ts"
import { newPasswordSchema } from "#lib/contract/user.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatColumns, parseEmail } from "../formats.ts"

type Names = {
  firstName?: string | undefined
  lastName?: string | undefined
  role?: AdminRole | undefined
}

const roleOption = () =>
  new Option(
    "--role <role>",
    "What they may do: everything, orders and customers' messages, the catalogue and the pages, or only look.",
  ).choices(adminRoles)

/** Registers `admin create`: a new account with a password, or an existing customer. */
export function registerCreateAdmin(admin: CommandUnknownOpts, { deps, respond }: Cli): void {
  admin
    .command("create")
    .description("Creates an administrator, or makes a customer one.")
    .argument("<email>")
    .option("--first-name <name>", "The administrator’s first name.")
    .option("--last-name <name>", "The administrator’s last name.")
    .addOption(roleOption().default("owner" as const))
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
  { firstName = "", lastName = "", role = "owner" }: Names,
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  if (email === null) return buildUsageError(`"${emailText}" is not an email address.`)
  const known = await getUser(deps, email)
  if (known !== null) return promote(deps, { ...known, email, role })
  const password = await promptPassword(deps)
  if (typeof password === "string") return buildErrorResult(password)
  const { id } = await deps.db
    .insertInto("users")
    .values({
      email,
      is_admin: true,
      admin_role: role,
      password_hash: await hashPassword(password.word),
      first_name: firstName.trim().slice(0, 100),
      last_name: lastName.trim().slice(0, 100),
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return buildOutput([`${email} is an administrator and can log in.`], { id, email, role })
}

async function getUser({ db }: CliDeps, email: string) {
  const user = await db
    .selectFrom("users")
    .select(["id", "enabled", "is_admin", "admin_role"])
    .where("email", "=", email)
    .executeTakeFirst()
  return user ?? null
}

async function promote(
  { db }: CliDeps,
  user: { id: number; email: string; enabled: boolean; is_admin: boolean; role: AdminRole },
) {
  const { id, email, role } = user
  if (!user.enabled)
    return buildErrorResult(`The account of ${email} is switched off; switch it on first.`)
  if (user.is_admin) {
    const message = `${email} is an administrator already.`
    return buildOutput([message], { id, email })
  }
  await setAdminRole(db, id, role)
  const message = `${email} had an account and is an administrator now; the password stays.`
  return buildOutput([message], { id, email, role })
}

/** Registers `admin list`: lists the accounts that manage the shop. */
export function registerListAdmins(admin: CommandUnknownOpts, { deps, respond }: Cli): void {
  admin
    .command("list")
    .description("Lists the administrators and their roles.")
    .action(async () => respond(buildList(await listAdmins(deps.db))))
}

function buildList(admins: readonly WireAdminAccount[]): CommandResult {
  const rows = admins.map(({ email, role, enabled, signed_in_at: at }) => [
    email,
    enabled ? (role ?? "") : "switched off",
    at?.slice(0, 10) ?? "",
  ])
  return buildOutput(formatColumns([["Email", "Role", "Last login"], ...rows]), admins)
}

/** Registers `admin role`: changes what an administrator may do, or takes it all. */
export function registerSetRole(admin: CommandUnknownOpts, { deps, respond }: Cli): void {
  admin
    .command("role")
    .description("Changes what an administrator may do; “none” makes them a customer.")
    .argument("<email>")
    .addArgument(new Argument("<role>").choices([...adminRoles, "none"] as const))
    .action(async (email, role) => respond(await setRole(deps, email, role)))
}

async function setRole(
  deps: CliDeps,
  emailText: string,
  role: AdminRole | "none",
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  const user = email === null ? null : await getUser(deps, email)
  if (user === null) return buildErrorResult(`There is no account ${emailText}.`)
  const changed = await setAdminRole(deps.db, user.id, role === "none" ? null : role)
  if (!changed.ok) return buildErrorResult(changed.error.body.message)
  const words = role === "none" ? "is no administrator any more" : `has the role ${role} now`
  return buildOutput([`${email} ${words}.`], changed.value)
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
