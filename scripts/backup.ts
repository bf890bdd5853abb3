import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import { createBackup, deleteOldBackups } from "#scripts/backup/create-backup.ts"
import { requireValidBackup } from "#scripts/backup/restore-backup.ts"
import { getShopBucket } from "#scripts/backup/shop-bucket.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import { parseCommandArgs, runCommand } from "#scripts/lib/run-command.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openShopDatabase } from "#scripts/start/shop-database.ts"

/**
 * Runs `npm run backup [-- --to FOLDER] [--keep 14] [--check]`: creates one archive with the
 * database, the files and the secrets.
 */
await runCommand(async (shutdown) => {
  const { to, maxCount, check } = parseChoice()
  const { settings, databaseUrl } = await openShopDatabase(
    shutdown,
    getSettings(),
    "npm run backup",
  )
  const folder = resolve(to ?? join(settings.dataDir, "backups"))
  const { dataDir } = settings
  const bucket = getShopBucket()?.bucket ?? null
  const options = { databaseUrl, dataDir, folder, now: new Date(), bucket }
  const { path, manifest } = await createBackup(options)
  const megabytes = (statSync(path).size / 1e6).toFixed(1)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  print(
    `${path}: ${megabytes} MB, ${rows.toLocaleString("en-AU")} rows, ${manifest.files.length} files (${formatSeconds(performance.now())}).`,
  )
  if (bucket !== null) {
    print(
      `Images, videos and customers' files are not in it: the bucket ${bucket} has them. Turn on versioning there (docs/backup.md).`,
    )
  }
  if (check) {
    await requireValidBackup({ path, databaseUrl, dataDir, signal: shutdown.signal })
    print("It was restored into a separate database, and its order data passed the same checks.")
  }
  for (const name of await deleteOldBackups(folder, maxCount))
    print(`Removed ${name}: only the newest ${maxCount} are retained.`)
  for (const violation of manifest.violations) print(`Note: ${violation}.`)
  return 0
})

function parseChoice() {
  const usage = "It is: npm run backup -- --to FOLDER --keep 14 --check"
  const options = {
    to: { type: "string" },
    keep: { type: "string", default: "14" },
    check: { type: "boolean", default: false },
  } as const
  const { to, keep: countText, check } = parseCommandArgs({ options }, usage).values
  const maxCount = Number(countText)
  if (!Number.isInteger(maxCount) || maxCount < 1)
    throw new UserError(`--keep must be a whole number from 1 on, not "${countText}". ${usage}`)
  return { to, maxCount, check }
}
