import { rm } from "node:fs/promises"
import { join } from "node:path"
import { type AppliedMigration, migrate } from "#backend/db/migrate.ts"
import { openDatabase } from "#backend/db/pool.ts"
import { listSortedViolations, saveTableSnapshot } from "./database-snapshot.ts"
import { createSnapshotTables } from "./restore-database.ts"
import { createScratchDatabase, deleteScratchDatabase } from "./scratch-database.ts"

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
