import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { restoreShop, validateBackup } from "#scripts/backup/restore-shop.ts"
import { parseCommandArgs, runCommand } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const usage = "It is: npm run restore -- FILE --replace, or npm run restore -- FILE --check"
const options = {
  replace: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
} as const

/**
 * Runs `npm run restore -- FILE [--replace]`, or with `--check` validates a backup beside the
 * running shop.
 */
await runCommand(async (shutdown) => {
  const { values, positionals } = parseCommandArgs({ options, allowPositionals: true }, usage)
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new UserError(`Name one backup. ${usage}`)
  if (!existsSync(file)) throw new UserError(`There is no file ${file}. ${usage}`)
  const path = resolve(file)
  return values.check ? validateBackup(shutdown, path) : restoreShop(shutdown, path, values.replace)
})
