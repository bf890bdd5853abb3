import { existsSync, readdirSync, rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import pg from "pg"
import { Bucket } from "#backend/media/bucket.ts"
import { checkBackup, requireLeave, restoreBackup } from "#scripts/backup/restore-backup.ts"
import { getShopBucket } from "#scripts/backup/shop-bucket.ts"
import { dropBuildRecord } from "#scripts/build/record.ts"
import { runCommand } from "#scripts/command.ts"
import type { Crew } from "#scripts/crew.ts"
import { reachDatabase } from "#scripts/database-command.ts"
import { loadSettings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { startDatabase, takeGround } from "#scripts/ground.ts"
import { formatSeconds, say } from "#scripts/progress.ts"
import { projectRoot } from "#scripts/project.ts"

const command = "npm run restore"

/** `npm run restore -- FILE [--replace]`, or `--check` to try a backup beside the running shop. */
await runCommand(async (crew) => {
  const { path, replace, check } = parseChoice()
  return check ? tryOut(crew, path) : restore(crew, path, replace)
})

async function tryOut(crew: Crew, path: string): Promise<number> {
  const { settings, databaseUrl } = await reachDatabase(crew, loadSettings(), command)
  await checkBackup({ path, databaseUrl, dataDir: settings.dataDir, signal: crew.signal })
  say(
    `${path} can be restored: tables, files and books are whole (${formatSeconds(performance.now())}).`,
  )
  return 0
}

async function restore(crew: Crew, path: string, isReplacing: boolean): Promise<number> {
  const settings = loadSettings()
  if (settings.apiBaseUrl) {
    throw new StartFault(
      "API_BASE_URL names a back end elsewhere; restore where that back end runs.",
    )
  }
  const ground = await takeGround(crew, settings, command)
  const databaseUrl = await startDatabase(crew, ground)
  requireLeave(await countOrders(databaseUrl), isReplacing)
  const { dataDir } = ground.settings
  const place = getShopBucket()
  const bucket = place && new Bucket(place)
  const wish = { path, databaseUrl, dataDir, signal: crew.signal, bucket }
  const { old, bucket: leftTo } = await restoreBackup(wish)
  forgetPages()
  say(
    `The shop is as the backup has it (${formatSeconds(performance.now())}). The database of before is kept as ${old}.`,
  )
  if (leftTo !== null) {
    say(
      `Pictures, films and customers' files are those that the bucket ${leftTo} has now; bring back its older versions where they are needed.`,
    )
    if (place?.bucket !== leftTo) say("Note: this shop does not use that bucket.")
  }
  say("The next start builds the pages again.")
  return 0
}

/** Pages show what was; the next start makes them from what is. */
function forgetPages(): void {
  for (const name of readdirSync(projectRoot).filter((each) =>
    /^\.next(?:-cluster)?$/.test(each),
  )) {
    dropBuildRecord(join(projectRoot, name))
    for (const folder of readdirSync(join(projectRoot, name))) {
      if (folder.startsWith("page-cache")) {
        rmSync(join(projectRoot, name, folder), { recursive: true, force: true })
      }
    }
  }
}

/** None where the database is still empty. */
async function countOrders(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const there = await client.query("SELECT FROM pg_tables WHERE tablename = 'orders'")
    if (there.rowCount === 0) return 0
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM orders",
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

function parseChoice() {
  const options = {
    replace: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  } as const
  const usage = "It is: npm run restore -- FILE --replace, or npm run restore -- FILE --check"
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0) throw new Error("Name one backup")
    if (!existsSync(file)) throw new Error(`There is no file ${file}`)
    return { path: resolve(file), ...values }
  } catch (error) {
    throw new StartFault(`${error instanceof Error ? error.message : error}. ${usage}`)
  }
}
