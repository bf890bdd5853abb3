import { buildCliDeps } from "./cli/cli-deps.ts"
import { runCli } from "./cli/run-cli.ts"
import { openTerminal } from "./cli/terminal.ts"
import { listPendingMigrations, MigrationError } from "./db/migrate.ts"
import { openDatabase } from "./db/pool.ts"
import { parseBackendEnv } from "./env.ts"

const env = parseBackendEnv(process.env)
const db = openDatabase(env.DATABASE_URL)
const terminal = openTerminal()
try {
  await requireTables()
  const deps = buildCliDeps({ env, db, terminal, folder: process.env.INIT_CWD })
  process.exitCode = await runCli(process.argv.slice(2), deps)
} catch (error) {
  const reason = error instanceof Error ? error.message || Reflect.get(error, "code") : error
  terminal.note(
    error instanceof MigrationError
      ? error.message
      : `An unexpected error occurred: ${String(reason)}.`,
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
  throw new MigrationError(
    `The database belongs to an older version of the shop: ${first} is still to be applied. \`npm run migrate\` does it.`,
  )
}
