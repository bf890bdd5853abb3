import { rm } from "node:fs/promises"
import { join } from "node:path"
import {
  type AppliedMigration,
  listPendingMigrations,
  MigrationError,
  migrate,
} from "#backend/db/migrate.ts"
import { openDatabase } from "#backend/db/pool.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openShopDatabase } from "#scripts/start/shop-database.ts"
import { listSortedViolations, saveTableSnapshot } from "./database-snapshot.ts"
import { createSnapshotTables } from "./restore-database.ts"
import { createScratchDatabase, deleteScratchDatabase } from "./scratch-database.ts"

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

type ValidateMigrationsOptions = {
  databaseUrl: string
  dataDir: string
  onApplied: (migration: AppliedMigration) => void
}

/**
 * Applies the pending migrations to a copy of the shop's database on the same server, and drops the
 * copy. Returns its number of rows and its invariant violations afterwards. Throws the error of a
 * failed migration.
 */
export async function validateMigrations({
  databaseUrl,
  dataDir,
  onApplied,
}: ValidateMigrationsOptions) {
  const folder = join(dataDir, "trial")
  // A killed trial may have left its folder.
  await rm(folder, { recursive: true, force: true })
  const copy = await createScratchDatabase(databaseUrl, "trial")
  try {
    const snapshot = await saveTableSnapshot(databaseUrl, folder, () => {})
    await createSnapshotTables(copy.url, folder, snapshot, () => {})
    await migrate(copy.url, { onApplied })
    const db = openDatabase(copy.url, { maxConnections: 2 })
    const violations = await listSortedViolations(db).finally(() => db.destroy())
    return { rows: snapshot.tables.reduce((sum, { rows }) => sum + rows, 0), violations }
  } finally {
    await deleteScratchDatabase(databaseUrl, copy.name)
    await rm(folder, { recursive: true, force: true })
  }
}
