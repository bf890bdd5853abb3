import { writeFile } from "node:fs/promises"
import type { CommandUnknownOpts } from "@commander-js/extra-typings"
import { buildCustomerExport } from "#backend/privacy/customer-export.ts"
import type { CliDeps } from "../cli-deps.ts"
import {
  buildErrorResult,
  buildOutput,
  buildUsageError,
  type Cli,
  type CommandResult,
} from "../command.ts"
import { formatFileError } from "../format-file-error.ts"
import { parseEmail } from "./parse-email.ts"

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
