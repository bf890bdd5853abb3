import { writeFile } from "node:fs/promises"
import { exportCustomer } from "#backend/privacy/export-customer.ts"
import { type Command, misuse, refuse } from "../command.ts"
import { describeFileFault } from "../describe-file-fault.ts"
import { readEmail } from "./read-email.ts"

/** Exports all personal data that the shop stores about a customer. */
export const exportCustomerCommand: Command = {
  name: "customer export",
  says: "Writes everything the shop stores about a customer to a JSON file.",
  operands: ["EMAIL"],
  options: { to: { hint: "FILE", says: "A new file; without it, the terminal." } },
  notes: ["Passwords, codes and other ways to log in are left out."],
  async run(given, { db, now, media, resolveFile }) {
    const email = readEmail(given.operand(0))
    if (email === null) return misuse(`"${given.operand(0)}" is not an email address.`)
    const parts = { files: media.files, images: media.originals }
    const data = await exportCustomer({ db, now, ...parts }, email)
    if (data === null) return refuse(`Nothing is kept of ${email}.`)
    const text = JSON.stringify(data, null, 2)
    const file = given.text("to")
    if (file === undefined) return { lines: [text], data }
    const path = resolveFile(file)
    try {
      await writeFile(path, `${text}\n`, { mode: 0o600, flag: "wx" })
    } catch (fault) {
      const reason = describeFileFault(fault)
      if (reason === null) throw fault
      return refuse(`${path} cannot be written: ${reason}.`)
    }
    return { lines: [`All that is kept of ${email} is in ${path}.`], data: { email, path } }
  },
}
