import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { getDomain } from "./site.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it("returns null while the shop has not been set up", async () => {
  expect(await getDomain({ db: database.db })).toBeNull()
})

it("offers sign-in with Google only if the shop has Google keys", async () => {
  const { db } = database
  const look = { theme_colour: "#ffffff", dark_theme_colour: "#000000" }
  const config = JSON.stringify({ login: { code_only: true, google: true } })
  await db
    .insertInto("domains")
    .values({ name: "Shop", ...look, config })
    .execute()
  const read = async (hasGoogle?: boolean) =>
    (await getDomain({ db, ...(hasGoogle !== undefined && { hasGoogle }) }))?.config.login
  expect(await read(true)).toEqual({ code_only: true, google: true })
  expect(await read(false)).toEqual({ code_only: true, google: false })
  expect(await read()).toEqual({ code_only: true, google: false })
})
