import { afterAll, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import sharp from "sharp"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { saveOriginal } from "./save-original.ts"
import { listUsedHashes, pruneOriginals } from "./unused-images.ts"

const dayMs = 86_400_000
let clock = Date.now()
const now = () => new Date(clock)
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now })
})
afterAll(() => backend.close())

let uploadCount = 0
/** Uploads a new image. `again` uploads the same bytes once more. */
async function upload() {
  uploadCount += 1
  const create = { width: 10 + uploadCount, height: 9, channels: 3, background: "#0b5351" } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const again = async () => {
    const deps = { db: backend.database.db, store: backend.store }
    const stored = await saveOriginal(deps, bytes, { alt: "" })
    if (!stored.ok) throw new Error(stored.error.body.message)
    return stored.value.hash
  }
  return { hash: await again(), again }
}

const prune = () =>
  pruneOriginals({ db: backend.database.db, now, removePicture: backend.store.removeOriginal })
/** Runs the job on the first and on the last of this many days. */
async function pruneFor(days: number) {
  clock += dayMs
  await prune()
  if (days === 1) return
  clock += (days - 1) * dayMs
  await prune()
}
async function isThere(hash: string): Promise<boolean> {
  const images = backend.database.db.selectFrom("images").select("hash")
  const row = await images.where("hash", "=", hash).executeTakeFirst()
  const original = await backend.store.getOriginal(hash)
  expect(original === null).toBe(row === undefined)
  return row !== undefined
}

describe("an unreferenced image", () => {
  it("is retained for a week after its upload, then deleted with its record", async () => {
    const { hash } = await upload()
    await pruneFor(8)
    expect(await isThere(hash)).toBe(true)
    await pruneFor(1)
    expect(await isThere(hash)).toBe(false)
    expect((await backend.app.inject(`/assets/i/${hash}/1x1/100.webp`)).statusCode).toBe(404)
  })

  it("is retained for another week if it is uploaded again", async () => {
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

  it("is retained while it is referenced, and for a week after its last use", async () => {
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

describe("a referenced image", () => {
  const rowsOf = (hash: string) => JSON.stringify([{ blocks: [{ settings: { image: hash } }] }])
  it("is never deleted if it is used by a column of its own, a widget, a text or a customer", async () => {
    const uses = {
      column: (hash: string) =>
        sql`INSERT INTO people (first_name, photo_hash) VALUES ('Bea', ${hash})`,
      widget: (hash: string) => sql`INSERT INTO pages (name, url, rows)
        VALUES ('Shown', ${`shown-${hash}`}, ${rowsOf(hash)}::jsonb)`,
      text: (hash: string) => sql`INSERT INTO pages (name, url, content)
        VALUES ('Shown', ${hash}, ${`<p><img src="/assets/i/${hash}/4x3/400.webp" alt=""></p>`})`,
      customer: (hash: string) => sql`INSERT INTO users (email, image_hash)
        VALUES (${`${hash}@example.com`}, ${hash})`,
    }
    const hashes: Record<string, string> = {}
    for (const [where, show] of Object.entries(uses)) {
      const { hash } = await upload()
      await show(hash).execute(backend.database.db)
      hashes[where] = hash
    }
    await pruneFor(10)
    for (const [where, hash] of Object.entries(hashes)) {
      expect({ where, isThere: await isThere(hash) }).toEqual({ where, isThere: true })
    }
  })

  it("is detected for every foreign key to images, since each is a text column", async () => {
    const { db } = backend.database
    const { rows } = await sql<{ type: string }>`
      SELECT format_type(atttypid, atttypmod) AS type
      FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'images'::regclass`.execute(db)
    expect(rows.length).toBeGreaterThan(12)
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["text"]))
  })
})

it("ignores longer or non-hexadecimal words that resemble an image hash", async () => {
  const { db } = backend.database
  const word = "0123456789abcdef0123456789abcdef"
  await sql`INSERT INTO pages (name, url, content)
    VALUES ('Words', 'words', ${`/assets/i/${word}${word} ${word.replace("0", "g")}`})`.execute(db)
  expect([...(await listUsedHashes(db))].filter((hash) => hash.includes("0123456789"))).toEqual([])
})

it("retains the record until the next run if the image store is unreachable", async () => {
  const { hash } = await upload()
  await pruneFor(8)
  clock += dayMs
  backend.store.failNext(new Error("away"))
  await expect(prune()).rejects.toThrow("away")
  expect(await isThere(hash)).toBe(true)
  await prune()
  expect(await isThere(hash)).toBe(false)
})
