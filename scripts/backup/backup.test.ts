import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { openDatabase } from "#backend/db/pool.ts"
import { Bucket } from "#backend/s3/bucket.ts"
import { type FakeS3, openFakeS3 } from "#tests/fakes/fake-s3.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createBackup, deleteOldBackups } from "./create-backup.ts"
import { requireReplaceOption, requireValidBackup, restoreBackup } from "./restore-backup.ts"

const { signal } = new AbortController()
const secrets = { tokenSecret: "t".repeat(32), databasePassword: "p".repeat(32) }

let database: TestDatabase
let dataDir: string
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db
    .insertInto("products")
    .values([
      { name: "Ürn, “the” \\ one\ttwo", url: "urn" },
      { name: "Mug", url: "mug" },
    ])
    .execute()
  const product_id = sql<number>`(SELECT id FROM products WHERE url = 'urn')`
  await database.db
    .insertInto("skus")
    .values([
      { product_id, code: "A", price_cents: 1_000, stock: 500 },
      { product_id, code: "B", price_cents: 1_000, stock: 500 },
    ])
    .execute()
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "curlew-backup-"))
  mkdirSync(join(dataDir, "media/originals/ab"), { recursive: true })
  mkdirSync(join(dataDir, "media/renditions"), { recursive: true })
  writeFileSync(join(dataDir, "media/originals/ab/abc.webp"), "a picture")
  writeFileSync(join(dataDir, "media/renditions/small.webp"), "rendered again on request")
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(secrets))
})
afterAll(() => database.close())

const backUp = (now = new Date("2026-11-21T10:00:00Z"), bucket: string | null = null) =>
  createBackup({
    databaseUrl: database.url,
    dataDir,
    folder: join(dataDir, "backups"),
    now,
    bucket,
  })

const listStock = (db = database.db) =>
  db.selectFrom("skus").select(["code", "stock"]).orderBy("code").execute()

describe("a backup", () => {
  it("is one file with mode 0600, and contains no files that can be rendered again", async () => {
    const { path, manifest } = await backUp()
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(dataDir, "backups"))).toEqual(["curlew-2026-11-21T100000Z.tar"])
    expect(manifest.files.map((file) => file.path)).toEqual([
      "media/originals/ab/abc.webp",
      "secrets.json",
    ])
    await requireValidBackup({ path, databaseUrl: database.url, dataDir, signal })
    expect(readdirSync(dataDir).filter((name) => name.startsWith("restore-"))).toEqual([])
  })

  it("is a consistent snapshot under concurrent writes, from which the shop and its secrets are restored", async () => {
    let isBusy = true
    const trade = async () => {
      while (isBusy) {
        await database.db.transaction().execute(async (trx) => {
          await trx
            .updateTable("skus")
            .set({ stock: sql`stock - 1` })
            .where("code", "=", "A")
            .execute()
          await trx
            .updateTable("skus")
            .set({ stock: sql`stock + 1` })
            .where("code", "=", "B")
            .execute()
        })
      }
    }
    const trading = trade()
    const { path } = await backUp()
    isBusy = false
    await trading
    const own = { tokenSecret: "x".repeat(32), databasePassword: "y".repeat(32) }
    writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(own))
    rmSync(join(dataDir, "media"), { recursive: true })
    const oldName = await restore(path)

    const [a, b] = await listStock()
    expect((a?.stock ?? 0) + (b?.stock ?? 0)).toBe(1_000)
    const names = await database.db.selectFrom("products").select("name").orderBy("id").execute()
    expect(names.map(({ name }) => name)).toEqual(["Ürn, “the” \\ one\ttwo", "Mug"])
    // The secrets are those of the backup, but the password of the database is its own.
    expect(JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"))).toEqual({
      tokenSecret: secrets.tokenSecret,
      databasePassword: own.databasePassword,
    })
    expect(readFileSync(join(dataDir, "media/originals/ab/abc.webp"), "utf8")).toBe("a picture")
    await expectSkippedNumbersAndTriggers()
    await deleteOldDatabase(oldName)
  })
})

/** Expects the restored database to skip sequence numbers of lost records and to run triggers. */
async function expectSkippedNumbersAndTriggers(): Promise<void> {
  const { id } = await database.db
    .insertInto("products")
    .values({ name: "Frog", url: "frog" })
    .returning("id")
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(1_000)
  const found = await database.db
    .selectFrom("products")
    .select("url")
    .where(sql<boolean>`search @@ to_tsquery('simple', 'frog')`)
    .execute()
  expect(found).toEqual([{ url: "frog" }])
  await database.db.deleteFrom("products").where("id", "=", id).execute()
}

describe("a shop whose media are in a bucket @every-state", () => {
  let storage: FakeS3
  beforeEach(async () => {
    storage = await openFakeS3()
  })
  afterEach(() => storage.close())

  it("gets a backup without media, which names the bucket", async () => {
    const { path, manifest } = await backUp(undefined, "shop")
    expect(manifest.files.map((file) => file.path)).toEqual(["secrets.json"])
    const restored = await restoreAll(path)
    expect(restored.bucket).toBe("shop")
    await deleteOldDatabase(restored.oldName)
  })

  it("gets a backup's media restored into the bucket, or stays unchanged on failure", async () => {
    const { path } = await backUp()
    const bucket = new Bucket(storage.settings)
    storage.next("fails", 3)
    await expect(restoreAll(path, bucket)).rejects.toThrow(/cannot be used: .* left as it was/)
    expect((await listDatabases()).filter((name) => /_restored_/.test(name))).toEqual([])
    const { oldName: old } = await restoreAll(path, bucket)
    expect(storage.objects.get("originals/ab/abc.webp")?.bytes.toString()).toBe("a picture")
    await deleteOldDatabase(old)
  })
})

describe("an unusable backup", () => {
  let good: Buffer
  /** Writes a backup whose bytes are changed. Returns its path. */
  const writeSpoilt = (spoil: (bytes: Buffer) => Buffer) => {
    const path = join(dataDir, "spoilt.tar")
    writeFileSync(path, spoil(Buffer.from(good)))
    return path
  }
  beforeEach(async () => {
    good ??= readFileSync((await backUp()).path)
  })

  it.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /cut off/],
    ["no backup", () => Buffer.from("hello"), /it is cut off, or no backup/],
    ["damaged", damage, /is damaged/],
  ])("is rejected with a message, and changes nothing: %s", async (_what, spoil, message) => {
    const before = await listStock()
    await expect(restore(writeSpoilt(spoil))).rejects.toThrow(message)
    expect(await listStock()).toEqual(before)
  })

  it("is rejected if it is of a newer version of the shop", async () => {
    const path = writeSpoilt((bytes) => {
      bytes.write("9", bytes.indexOf("0001-"))
      return bytes
    })
    await expect(restore(path)).rejects.toThrow(/another version of the shop \(9001-/)
  })

  it("is not left behind if writing it fails", async () => {
    const folder = join(dataDir, "backups")
    mkdirSync(join(folder, "curlew-2026-11-21T100000Z.tar.part"), { recursive: true })
    await expect(backUp()).rejects.toThrow(/could not be written to .* make room there/)
    expect(readdirSync(folder).filter((name) => name.endsWith(".tar"))).toEqual([])
  })
})

it("replaces a shop with orders only with --replace", () => {
  expect(() => requireReplaceOption(3, false)).toThrow(/has 3 orders; add --replace/)
  requireReplaceOption(3, true)
  requireReplaceOption(0, false)
})

it("deletes the oldest backups and no other file", async () => {
  const folder = join(dataDir, "backups")
  await backUp(new Date("2026-11-01T00:00:00Z"))
  const [oldest = ""] = readdirSync(folder)
  for (const day of [2, 3]) {
    writeFileSync(join(folder, oldest.replace("-01T", `-0${day}T`)), "")
  }
  writeFileSync(join(folder, "notes.txt"), "mine")
  expect(await deleteOldBackups(folder, 2)).toEqual(["curlew-2026-11-01T000000Z.tar"])
  expect(readdirSync(folder)).toHaveLength(3)
})

/** Restores a backup. First closes the test's own connections, which the restore terminates. */
async function restoreAll(path: string, bucket: Bucket | null = null) {
  await database.db.destroy()
  try {
    return await restoreBackup({ path, databaseUrl: database.url, dataDir, signal, bucket })
  } finally {
    database.db = openDatabase(database.url)
  }
}

const restore = async (path: string) => (await restoreAll(path)).oldName

/** Returns the names of the databases of this test file. */
async function listDatabases(): Promise<string[]> {
  const own = new URL(database.url).pathname.slice(1)
  const { rows } = await sql<{ name: string }>`SELECT datname AS name FROM pg_database
    WHERE starts_with(datname, ${own})`.execute(database.db)
  return rows.map(({ name }) => name)
}

async function deleteOldDatabase(name: string): Promise<void> {
  const server = openDatabase(new URL("/postgres", database.url).href)
  await sql`DROP DATABASE ${sql.id(name)}`.execute(server)
  await server.destroy()
}

function damage(bytes: Buffer): Buffer {
  const at = bytes.indexOf("a picture")
  bytes.write("b", at)
  return bytes
}
