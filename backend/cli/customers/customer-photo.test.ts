import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openMedia } from "#backend/media/open-media.ts"
import { type FakeS3, openFakeS3 } from "#tests/fakes/fake-s3.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"

const bytes = Buffer.from("a photo of Ann")
let database: TestDatabase
let storage: FakeS3
beforeAll(async () => {
  database = await openTestDatabase()
  storage = await openFakeS3()
})
afterAll(async () => {
  await storage.close()
  await database.close()
})

const buildEnv = () => ({
  MEDIA_S3_ENDPOINT: storage.settings.endpoint,
  MEDIA_S3_BUCKET: storage.settings.bucket,
  MEDIA_S3_KEY: storage.settings.key,
  MEDIA_S3_SECRET: storage.settings.secret,
  MEDIA_S3_REGION: storage.settings.region,
})
const run = (...words: string[]) => runAsOwner(database.db, words, { env: buildEnv() })

/** Adds a customer whose photo is stored in the bucket. */
async function addPhotographed(email: string): Promise<string> {
  const hash = randomBytes(16).toString("hex")
  const looks = { width: 1, height: 1, bytes: bytes.length, average_colour: "#0b5351" }
  const image = { ...looks, hash, file_name: "ann.gif", mime: "image/gif" }
  await openMedia({ DATA_DIR: "none", ...buildEnv() }).originals.putOriginal(hash, "gif", bytes)
  await database.db.insertInto("images").values(image).execute()
  await database.db.insertInto("users").values({ email, image_hash: hash }).execute()
  return hash
}
const listKeys = (hash: string) => [...storage.objects.keys()].filter((key) => key.includes(hash))
const listImages = (hash: string) =>
  database.db.selectFrom("images").select("hash").where("hash", "=", hash).execute()
const listUsers = (email: string) =>
  database.db.selectFrom("users").select("email").where("email", "=", email).execute()

it("exports a photo from the bucket and deletes it with its customer", async () => {
  const email = "ann@example.com"
  const hash = await addPhotographed(email)
  const { printed } = await run("customer", "export", email)
  expect(printed.join("")).toContain(bytes.toString("base64"))
  expect((await run("customer", "erase", email, "--yes")).code).toBe(0)
  expect([listKeys(hash), await listImages(hash), await listUsers(email)]).toEqual([[], [], []])
})

it("erases no customer while the bucket with the photo is unavailable, and succeeds once it is back", async () => {
  const email = "bea@example.com"
  const hash = await addPhotographed(email)
  storage.next("fails", 3)
  await expect(run("customer", "erase", email, "--yes")).rejects.toThrow(/cannot be used/)
  expect([listKeys(hash), await listUsers(email)]).toEqual([
    [`originals/${hash.slice(0, 2)}/${hash}.gif`],
    [{ email }],
  ])
  expect((await run("customer", "erase", email, "--yes")).code).toBe(0)
  expect([listKeys(hash), await listUsers(email)]).toEqual([[], []])
})
