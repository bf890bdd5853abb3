import { commands } from "./console/commands.ts"
import { buildConsoleParts } from "./console/console-parts.ts"
import { runConsole } from "./console/run-console.ts"
import { openTerminal } from "./console/terminal.ts"
import { listPendingMigrations, MigrationRefusal } from "./db/migrate.ts"
import { openDatabase } from "./db/pool.ts"
import { parseBackendEnv } from "./env.ts"

const env = parseBackendEnv(process.env)
const db = openDatabase(env.DATABASE_URL)
const terminal = openTerminal()
try {
  await requireTables()
  const parts = buildConsoleParts({ env, db, terminal, folder: process.env.INIT_CWD })
  process.exitCode = await runConsole(commands, process.argv.slice(2), parts)
} catch (fault) {
  const reason = fault instanceof Error ? fault.message || Reflect.get(fault, "code") : fault
  terminal.note(
    fault instanceof MigrationRefusal
      ? fault.message
      : `Something unexpected went wrong: ${String(reason)}.`,
  )
  process.exitCode = 1
} finally {
  await db.destroy()
}

/**
 * Throws a MigrationError while migrations are pending. Commands of one version could damage the
 * tables of another.
 */
async function requireTables(): Promise<void> {
  const [first] = await listPendingMigrations(env.DATABASE_URL)
  if (first === undefined) return
  throw new MigrationRefusal(
    `The database belongs to an older version of the shop: ${first} is still to be applied. \`npm run migrate\` does it.`,
  )
}
