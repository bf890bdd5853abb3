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
 * Applies the migrations that the shop's database still lacks to a copy of it, on the same server,
 * and removes the copy. Gives how many rows it had, and what is wrong with its books afterwards.
 * Throws what applying them throws.
 */
export async function validateMigrations({
  databaseUrl,
  dataDir,
  onApplied,
}: ValidateMigrationsOptions) {
  const folder = join(dataDir, "trial")
  // One that was killed may have left its own.
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
