import { writeFile } from "node:fs/promises"
import { buildCustomerExport } from "#backend/privacy/customer-export.ts"
import { buildErrorResult, buildUsageError, type Command } from "../command.ts"
import { formatFileError } from "../format-file-error.ts"
import { parseEmail } from "./parse-email.ts"

/** Exports all personal data that the shop stores about a customer. */
export const exportCustomerCommand: Command = {
  name: "customer export",
  description: "Writes everything the shop stores about a customer to a JSON file.",
  operands: ["EMAIL"],
  options: { to: { hint: "FILE", description: "A new file; without it, the terminal." } },
  notes: ["Passwords, codes and other ways to log in are left out."],
  async run(input, { db, now, media, resolveFile }) {
    const email = parseEmail(input.operand(0))
    if (email === null) return buildUsageError(`"${input.operand(0)}" is not an email address.`)
    const storage = { files: media.files, images: media.originals }
    const data = await buildCustomerExport({ db, now, ...storage }, email)
    if (data === null) return buildErrorResult(`Nothing is stored about ${email}.`)
    const text = JSON.stringify(data, null, 2)
    const file = input.text("to")
    if (file === undefined) return { lines: [text], data }
    const path = resolveFile(file)
    try {
      await writeFile(path, `${text}\n`, { mode: 0o600, flag: "wx" })
    } catch (error) {
      const reason = formatFileError(error)
      if (reason === null) throw error
      return buildErrorResult(`${path} cannot be written: ${reason}.`)
    }
    return { lines: [`All that is stored about ${email} is in ${path}.`], data: { email, path } }
  },
}
