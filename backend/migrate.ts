import { MigrationError, migrate } from "./db/migrate.ts"

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
} catch (error) {
  const reason =
    error instanceof Error ? error.message || String(Reflect.get(error, "code")) : error
  console.error(
    error instanceof MigrationError
      ? error.message
      : `The database could not be migrated (${reason}). Check DATABASE_URL and that the server runs.`,
  )
  process.exit(1)
}
