import {
  type AppliedMigration,
  listPendingMigrations,
  MigrationError,
  migrate,
} from "#backend/db/migrate.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openShopDatabase } from "#scripts/start/shop-database.ts"
import { validateMigrations } from "./validate-migrations.ts"

/**
 * Applies pending migrations to the shop's database, or to a copy beside the running shop if
 * `isTrial`. Throws a UserError.
 */
export async function migrateShop(
  shutdown: Shutdown,
  { isTrial }: { isTrial: boolean },
): Promise<number> {
  try {
    return await bringUpToDate(shutdown, isTrial)
  } catch (error) {
    if (error instanceof MigrationError) throw new UserError(error.message)
    throw error
  }
}

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
