import { migrateShop } from "#scripts/backup/migrate-shop.ts"
import { parseCommandArgs, runCommand } from "#scripts/lib/run-command.ts"

const usage = "It is: npm run migrate, or npm run migrate -- --check"
const options = { check: { type: "boolean", default: false } } as const

/**
 * Runs `npm run migrate`, or `npm run migrate -- --check`, which applies the migrations to a copy
 * beside the running shop.
 */
await runCommand((shutdown) =>
  migrateShop(shutdown, { isTrial: parseCommandArgs({ options }, usage).values.check }),
)
