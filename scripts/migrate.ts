import { parseArgs } from "node:util"
import {
  type AppliedMigration,
  listPendingMigrations,
  MigrationError,
  migrate,
} from "#backend/db/migrate.ts"
import { validateMigrations } from "#scripts/backup/validate-migrations.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { runCommand } from "#scripts/lib/run-command.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openShopDatabase } from "#scripts/start/shop-database.ts"

/**
 * Runs `npm run migrate`, or `npm run migrate -- --check`, which applies the migrations to a copy
 * beside the running shop.
 */
await runCommand(async (shutdown) => {
  const isTrial = parseChoice()
  try {
    return await bringUpToDate(shutdown, isTrial)
  } catch (error) {
    if (error instanceof MigrationError) throw new UserError(error.message)
    throw error
  }
})

async function bringUpToDate(shutdown: Shutdown, isTrial: boolean): Promise<number> {
  const { settings, databaseUrl } = await openShopDatabase(
    shutdown,
    getSettings(),
    "npm run migrate",
    {
      isMigrating: false,
    },
  )
  const pending = await listPendingMigrations(databaseUrl)
  if (pending.length === 0) {
    print("The database is up to date.")
    return 0
  }
  if (!isTrial) {
    await migrate(databaseUrl, { onApplied: printMigration })
    print("The database is up to date.")
    return 0
  }
  const { rows, violations } = await validateMigrations({
    databaseUrl,
    dataDir: settings.dataDir,
    onApplied: printMigration,
  })
  for (const violation of violations) print(`Note: ${violation}.`)
  print(
    `Tried on a copy of ${rows.toLocaleString("en-AU")} rows, which is gone again; the shop is as it was. \`npm run migrate\` does it.`,
  )
  return 0
}

function printMigration({ name, tookMs, locked }: AppliedMigration): void {
  const blocked = locked.length === 0 ? "locks no table" : `locks ${locked.join(", ")} meanwhile`
  print(`  ✓ ${name} (${formatSeconds(tookMs)}, ${blocked})`)
}

function parseChoice(): boolean {
  try {
    return parseArgs({ options: { check: { type: "boolean", default: false } } }).values.check
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : error}. It is: npm run migrate, or npm run migrate -- --check`,
    )
  }
}
