import { afterAll, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import sharp from "sharp"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { listUsedHashes } from "./list-used-hashes.ts"
import { pruneOriginals } from "./prune-originals.ts"
import { storeOriginal } from "./store-original.ts"

const dayMs = 86_400_000
let clock = Date.now()
const now = () => new Date(clock)
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
afterAll(() => backend.close())

let drawn = 0
/** Uploads a picture that nobody has seen before, and gives it once more by `again`. */
async function upload() {
  drawn += 1
  const create = { width: 10 + drawn, height: 9, channels: 3, background: "#0b5351" } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const again = async () => {
    const deps = { db: backend.database.db, store: backend.store }
    const stored = await storeOriginal(deps, bytes, { alt: "" })
    if ("status" in stored) throw new Error(stored.body.message)
    return stored.hash
  }
  return { hash: await again(), again }
}

const prune = () =>
  pruneOriginals({ db: backend.database.db, now, removePicture: backend.store.removeOriginal })
/** What a job does in this many days, once a day. */
async function pruneFor(days: number) {
  for (let day = 0; day < days; day += 1) {
    clock += dayMs
    await prune()
  }
}
async function isThere(hash: string): Promise<boolean> {
  const images = backend.database.db.selectFrom("images").select("hash")
  const row = await images.where("hash", "=", hash).executeTakeFirst()
  const original = await backend.store.getOriginal(hash)
  expect(original === null).toBe(row === undefined)
  return row !== undefined
}

describe("a picture that nothing shows", () => {
  it("is kept for a week after it was uploaded, and then removed with its record", async () => {
    const { hash } = await upload()
    await pruneFor(8)
    expect(await isThere(hash)).toBe(true)
    await pruneFor(1)
    expect(await isThere(hash)).toBe(false)
    expect((await backend.app.inject(`/assets/i/${hash}/1x1/100.webp`)).statusCode).toBe(404)
  })

  it("is new where it is uploaded once more", async () => {
    const { hash, again } = await upload()
    await pruneFor(8)
    expect(await again()).toBe(hash)
    await pruneFor(8)
    expect(await isThere(hash)).toBe(true)
    await pruneFor(1)
    expect(await isThere(hash)).toBe(false)
    await again()
    expect(await isThere(hash)).toBe(true)
  })

  it("is kept where it is shown meanwhile, and for a week after it was shown last", async () => {
    const { hash } = await upload()
    await pruneFor(4)
    const { db } = backend.database
    await sql`INSERT INTO people (first_name, photo_hash) VALUES ('Ann', ${hash})`.execute(db)
    await pruneFor(20)
    await sql`UPDATE people SET photo_hash = NULL WHERE photo_hash = ${hash}`.execute(db)
    await pruneFor(8)
    expect(await isThere(hash)).toBe(true)
    await pruneFor(1)
    expect(await isThere(hash)).toBe(false)
  })
})

describe("a picture that is shown is kept for ever", () => {
  const rowsOf = (hash: string) => JSON.stringify([{ blocks: [{ settings: { image: hash } }] }])
  it.each([
    [
      "by a column of its own",
      (hash: string) => sql`INSERT INTO people (first_name, photo_hash) VALUES ('Bea', ${hash})`,
    ],
    [
      "by a widget of a page",
      (hash: string) => sql`INSERT INTO pages (name, url, rows)
        VALUES ('Shown', ${`shown-${hash}`}, ${rowsOf(hash)}::jsonb)`,
    ],
    [
      "in a text",
      (hash: string) => sql`INSERT INTO pages (name, url, content)
        VALUES ('Shown', ${hash}, ${`<p><img src="/assets/i/${hash}/4x3/400.webp" alt=""></p>`})`,
    ],
    [
      "as a customer's photo",
      (hash: string) => sql`INSERT INTO users (email, image_hash)
        VALUES (${`${hash}@example.com`}, ${hash})`,
    ],
  ])("%s", async (_where, show) => {
    const { hash } = await upload()
    await show(hash).execute(backend.database.db)
    await pruneFor(10)
    expect(await isThere(hash)).toBe(true)
  })

  it("wherever a table refers to pictures", async () => {
    const { db } = backend.database
    const { rows } = await sql<{ type: string }>`
      SELECT format_type(atttypid, atttypmod) AS type
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'images'::regclass`.execute(db)
    expect(rows.length).toBeGreaterThan(12)
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["text"]))
  })
})

it("a long word that only looks like the hash of a picture is none", async () => {
  const { db } = backend.database
  const word = "0123456789abcdef0123456789abcdef"
  await sql`INSERT INTO pages (name, url, content)
    VALUES ('Words', 'words', ${`/assets/i/${word}${word} ${word.replace("0", "g")}`})`.execute(db)
  expect([...(await listUsedHashes(db))].filter((hash) => hash.includes("0123456789"))).toEqual([])
})

it("a place of pictures that cannot be reached keeps the record for the next turn", async () => {
  const { hash } = await upload()
  await pruneFor(8)
  clock += dayMs
  backend.store.failNext(new Error("away"))
  await expect(prune()).rejects.toThrow("away")
  expect(await isThere(hash)).toBe(true)
  await prune()
  expect(await isThere(hash)).toBe(false)
})
