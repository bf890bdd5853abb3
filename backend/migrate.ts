import { MigrationRefusal, migrate } from "./db/migrate.ts"

const url = process.env.DATABASE_URL
if (!url) {
  console.error("Set DATABASE_URL to the address of the PostgreSQL database to migrate.")
  process.exit(1)
}

try {
  const applied = await migrate(url)
  console.log(
    applied.length === 0 ? "The database is up to date." : `Applied ${applied.join(", ")}.`,
  )
} catch (fault) {
  const reason =
    fault instanceof Error ? fault.message || String(Reflect.get(fault, "code")) : fault
  console.error(
    fault instanceof MigrationRefusal
      ? fault.message
      : `The database could not be migrated (${reason}). Check DATABASE_URL and that the server runs.`,
  )
  process.exit(1)
}
