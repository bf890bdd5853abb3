import { writeFile } from "node:fs/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { formatBlocker } from "#backend/privacy/admin-privacy.ts"
import { buildCustomerExport } from "#backend/privacy/customer-export.ts"
import { type Erasure, eraseCustomer } from "#backend/privacy/erase-customer.ts"
import { isLastOwner } from "#backend/team/admin-accounts.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
  requestConfirmation,
  yesOption,
} from "../command.ts"
import { formatFileError, parseEmail } from "../formats.ts"

/** Registers `customer export`: exports all personal data that the shop stores about a customer. */
export function registerExportCustomer(customer: CommandUnknownOpts, { deps, respond }: Cli): void {
  customer
    .command("export")
    .description("Writes everything the shop stores about a customer to a JSON file.")
    .argument("<email>")
    .option("--to <file>", "A new file; without it, the terminal.")
    .addHelpText("after", "\nPasswords, codes and other ways to log in are left out.")
    .action(async (email, { to }) => respond(await exportCustomer(deps, email, to)))
}

async function exportCustomer(
  { db, now, media, resolveFile }: CliDeps,
  emailText: string,
  file: string | undefined,
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  if (email === null) return buildUsageError(`"${emailText}" is not an email address.`)
  const storage = { files: media.files, images: media.originals }
  const data = await buildCustomerExport({ db, now, ...storage }, email)
  if (data === null) return buildErrorResult(`Nothing is stored about ${email}.`)
  const text = JSON.stringify(data, null, 2)
  if (file === undefined) return buildOutput([text], data)
  const path = resolveFile(file)
  try {
    await writeFile(path, `${text}\n`, { mode: 0o600, flag: "wx" })
  } catch (error) {
    const reason = formatFileError(error)
    if (reason === null) throw error
    return buildErrorResult(`${path} cannot be written: ${reason}.`)
  }
  return buildOutput([`All that is stored about ${email} is in ${path}.`], { email, path })
}

type EraseOptions = { force?: true | undefined; yes?: true | undefined }

/**
 * Registers `customer erase`: erases a customer's personal data. Idempotent: a second run finds
 * nothing.
 */
export function registerEraseCustomer(customer: CommandUnknownOpts, { deps, respond }: Cli): void {
  customer
    .command("erase")
    .description(
      "Erases a customer: removes everything but orders, and takes the person out of those.",
    )
    .argument("<email>")
    .option(
      "--force",
      "Also while orders, refunds or store credit are open; unpaid orders are cancelled.",
    )
    .option(...yesOption)
    .addHelpText(
      "after",
      `
Orders are retained for the tax office without name, address and notes; invoices of $1,000 and more
retain the buyer's name for five years. docs/data-protection.md lists what else there is to do.`,
    )
    .action(async (email, options) => respond(await erase(deps, email, options)))
}

async function erase(
  deps: CliDeps,
  emailText: string,
  options: EraseOptions,
): Promise<CommandResult> {
  const email = parseEmail(emailText)
  if (email === null) return buildUsageError(`"${emailText}" is not an email address.`)
  const question = `All that is stored about ${email} is erased for good.`
  const confirmed = await requestConfirmation(question, options, deps)
  if (!confirmed.ok) return confirmed
  if (await isLastOwner(deps.db, email)) {
    return buildErrorResult(`${email} is the only owner of the shop; make somebody else one first.`)
  }
  const result = await eraseCustomer(deps, email, { isInsisted: options.force === true })
  if (result === null) {
    return buildOutput([`Nothing is stored about ${email}.`], { email, erased: false })
  }
  if ("blockers" in result) {
    const reasons = result.blockers.map(formatBlocker).join(" ")
    return buildErrorResult(`${reasons} Finish this first, or add --force.`)
  }
  return buildOutput(buildLines(email, result), { email, erased: true, ...result })
}

function buildLines(email: string, erasure: Erasure): string[] {
  const count = (number: number, one: string, many: string) =>
    number === 1 ? `1 ${one}` : `${number} ${many}`
  const { ordersRetained, submissionsRemoved, mailsRemoved, hadAccount } = erasure
  return [
    `${email} is erased.`,
    ...(hadAccount
      ? [ordersRetained > 0 ? "The account is empty and closed." : "The account is gone."]
      : []),
    `Removed: ${count(submissionsRemoved, "form", "forms")}, ${count(mailsRemoved, "mail", "mails")}.`,
    ...(ordersRetained > 0
      ? [`Retained without the person: ${count(ordersRetained, "order", "orders")}.`]
      : []),
  ]
}
