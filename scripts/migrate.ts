import { parseArgs } from "node:util"
import {
  type AppliedMigration,
  listPendingMigrations,
  MigrationError,
  migrate,
} from "#backend/db/migrate.ts"
import { tryMigrations } from "#scripts/backup/try-migrations.ts"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { reachDatabase } from "#scripts/database-command.ts"
import { loadSettings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { formatSeconds, say } from "#scripts/progress.ts"

/** `npm run migrate`, or `npm run migrate -- --check` to try it on a copy beside the running shop. */
await runCommand(async (crew) => {
  const isTrial = parseChoice()
  try {
    return await bringUpToDate(crew, isTrial)
  } catch (fault) {
    if (fault instanceof MigrationError) throw new StartFault(fault.message)
    throw fault
  }
})

async function bringUpToDate(crew: Crew, isTrial: boolean): Promise<number> {
  const { settings, databaseUrl } = await reachDatabase(crew, loadSettings(), "npm run migrate", {
    isMigrating: false,
  })
  const pending = await listPendingMigrations(databaseUrl)
  if (pending.length === 0) {
    say("The database is up to date.")
    return 0
  }
  if (!isTrial) {
    await migrate(databaseUrl, { onApplied: tell })
    say("The database is up to date.")
    return 0
  }
  const { rows, violations } = await tryMigrations({
    databaseUrl,
    dataDir: settings.dataDir,
    onApplied: tell,
  })
  for (const violation of violations) say(`Note: ${violation}.`)
  say(
    `Tried on a copy of ${rows.toLocaleString("en-AU")} rows, which is gone again; the shop is as it was. \`npm run migrate\` does it.`,
  )
  return 0
}

function tell({ name, tookMs, locked }: AppliedMigration): void {
  const held = locked.length === 0 ? "holds up nobody" : `holds up ${locked.join(", ")} meanwhile`
  say(`  ✓ ${name} (${formatSeconds(tookMs)}, ${held})`)
}

function parseChoice(): boolean {
  try {
    return parseArgs({ options: { check: { type: "boolean", default: false } } }).values.check
  } catch (error) {
    throw new StartFault(
      `${error instanceof Error ? error.message : error}. It is: npm run migrate, or npm run migrate -- --check`,
    )
  }
}
