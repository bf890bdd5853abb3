import pg from "pg"
import { Bucket } from "#backend/s3/bucket.ts"
import {
  requireReplaceOption,
  requireValidBackup,
  restoreBackup,
} from "#scripts/backup/restore-backup.ts"
import { getShopBucket } from "#scripts/backup/shop-bucket.ts"
import { deleteBuiltPages } from "#scripts/build/delete-built-pages.ts"
import { getSettings } from "#scripts/lib/env.ts"
import { formatSeconds, print } from "#scripts/lib/progress.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { openInstance, startDatabase } from "#scripts/start/instance.ts"
import { openShopDatabase } from "#scripts/start/shop-database.ts"

const command = "npm run restore"

/** Validates a backup beside the running shop. Throws a UserError if it cannot be restored. */
export async function validateBackup(shutdown: Shutdown, path: string): Promise<number> {
  const { settings, databaseUrl } = await openShopDatabase(shutdown, getSettings(), command)
  await requireValidBackup({
    path,
    databaseUrl,
    dataDir: settings.dataDir,
    signal: shutdown.signal,
  })
  print(
    `${path} can be restored: tables, files and books are whole (${formatSeconds(performance.now())}).`,
  )
  return 0
}

/**
 * Replaces the shop's data by a backup; data with orders only if `isReplacing`. Throws a UserError.
 */
export async function restoreShop(
  shutdown: Shutdown,
  path: string,
  isReplacing: boolean,
): Promise<number> {
  const settings = getSettings()
  if (settings.apiBaseUrl) {
    throw new UserError(
      "API_BASE_URL names a back end elsewhere; restore where that back end runs.",
    )
  }
  const instance = await openInstance(shutdown, settings, command)
  const databaseUrl = await startDatabase(shutdown, instance)
  requireReplaceOption(await countOrders(databaseUrl), isReplacing)
  const { dataDir } = instance.settings
  const bucketSettings = getShopBucket()
  const bucket = bucketSettings && new Bucket(bucketSettings)
  const options = { path, databaseUrl, dataDir, signal: shutdown.signal, bucket }
  const { oldName, bucket: mediaBucket } = await restoreBackup(options)
  deleteBuiltPages()
  print(
    `The shop is as the backup has it (${formatSeconds(performance.now())}). The previous database is retained as ${oldName}.`,
  )
  if (mediaBucket !== null) {
    print(
      `Images, videos and customers' files are those that the bucket ${mediaBucket} has now; bring back its older versions where they are needed.`,
    )
    if (bucketSettings?.bucket !== mediaBucket) print("Note: this shop does not use that bucket.")
  }
  print("The next start builds the pages again.")
  return 0
}

/** Returns the number of orders; 0 if the database has no tables yet. */
async function countOrders(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ordersTable = await client.query("SELECT FROM pg_tables WHERE tablename = 'orders'")
    if (ordersTable.rowCount === 0) return 0
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM orders",
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}
