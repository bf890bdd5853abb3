import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { dropOldBackups, makeBackup } from "#scripts/backup/make-backup.ts"
import { checkBackup } from "#scripts/backup/restore-backup.ts"
import { getShopBucket } from "#scripts/backup/shop-bucket.ts"
import { runCommand } from "#scripts/command.ts"
import { reachDatabase } from "#scripts/database-command.ts"
import { loadSettings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { formatSeconds, say } from "#scripts/progress.ts"

/** `npm run backup [-- --to FOLDER] [--keep 14] [--check]`: one file with everything in it. */
await runCommand(async (crew) => {
  const { to, keep, check } = parseChoice()
  const { settings, databaseUrl } = await reachDatabase(crew, loadSettings(), "npm run backup")
  const folder = resolve(to ?? join(settings.dataDir, "backups"))
  const { dataDir } = settings
  const bucket = getShopBucket()?.bucket ?? null
  const wish = { databaseUrl, dataDir, folder, now: new Date(), bucket }
  const { path, manifest } = await makeBackup(wish)
  const megabytes = (statSync(path).size / 1e6).toFixed(1)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(
    `${path}: ${megabytes} MB, ${rows.toLocaleString("en-AU")} rows, ${manifest.files.length} files (${formatSeconds(performance.now())}).`,
  )
  if (bucket !== null) {
    say(
      `Pictures, films and customers' files are not in it: the bucket ${bucket} has them. Have it keep old versions (docs/backup.md).`,
    )
  }
  if (check) {
    await checkBackup({ path, databaseUrl, dataDir, signal: crew.signal })
    say("It was restored into a database of its own, and its books are the same.")
  }
  for (const name of await dropOldBackups(folder, keep))
    say(`Removed ${name}, which is older than the ${keep} that are kept.`)
  for (const violation of manifest.violations) say(`Note: ${violation}.`)
  return 0
})

function parseChoice() {
  const options = {
    to: { type: "string" },
    keep: { type: "string", default: "14" },
    check: { type: "boolean", default: false },
  } as const
  try {
    const { to, keep, check } = parseArgs({ options }).values
    const count = Number(keep)
    if (!Number.isInteger(count) || count < 1)
      throw new Error(`--keep must be a whole number from 1 on, not "${keep}"`)
    return { to, keep: count, check }
  } catch (error) {
    throw new StartFault(
      `${error instanceof Error ? error.message : error}. It is: npm run backup -- --to FOLDER --keep 14 --check`,
    )
  }
}
