import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow } from "#tests/support/shop-rows.ts"
import {
  getGroup,
  getGroupDetails,
  listGroupIdsBelow,
  listGroupsAtLevel,
  listParentGroups,
} from "./group-reads.ts"
import { createGroup, deleteGroup, updateGroupParent } from "./groups.ts"

let database: TestDatabase
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  const { db } = database
  await db.deleteFrom("groups").execute()
  ids.shop = await createGroupRow(db, "shop")
  ids.resin = await createGroupRow(db, "resin", ids.shop)
  ids.tough = await createGroupRow(db, "resin-tough", ids.resin)
  ids.lights = await createGroupRow(db, "night-lights", ids.shop)
})

afterAll(() => database.close())

const inTransaction: TestDatabase["db"]["transaction"] = () => database.db.transaction()

describe("the groups of the shop", () => {
  it("lists the groups at a level, in order", async () => {
    const groups = await listGroupsAtLevel(database.db, "Sell/Product", "shop", 1)
    expect(groups.map(({ url }) => url)).toEqual(["resin", "night-lights"])
  })

  it("returns the ancestors and the children of a group", async () => {
    const details = await getGroupDetails(database.db, "Sell/Product", "resin")
    expect(details?.parents.map(({ url }) => url)).toEqual(["shop"])
    expect(details?.children.map(({ url }) => url)).toEqual(["resin-tough"])
  })

  it("remains a valid nested set when many groups are added concurrently", async () => {
    const root = await createGroupRow(database.db, "crowd")
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => createGroupRow(database.db, `crowd-${index}`, root)),
    )
    const rows = await database.db
      .selectFrom("groups")
      .select(["lft", "rgt"])
      .where("root", "=", root)
      .execute()
    const numbers = rows.flatMap(({ lft, rgt }) => [lft, rgt]).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
  })

  it("leaves a group's updated_at unchanged when a sibling is added", async () => {
    const before = await getGroup(database.db, "Sell/Product", "night-lights")
    await createGroupRow(database.db, "resin-clear", ids.resin)
    const after = await getGroup(database.db, "Sell/Product", "night-lights")
    expect(after?.lft).not.toBe(before?.lft)
    expect(after?.updated_at).toBe(before?.updated_at)
  })

  it("moves a group together with all groups below it", async () => {
    const moved = await inTransaction().execute((trx) =>
      updateGroupParent(trx, ids.resin ?? 0, ids.lights ?? 0),
    )
    expect(moved.ok).toBe(true)
    const parents = await listParentGroups(database.db, "Sell/Product", "resin-tough")
    expect(parents.map(({ url }) => url)).toEqual(["shop", "night-lights", "resin"])
  })

  it("rejects a parent of another model", async () => {
    const faq = { name: "Faq", url: "faq", model: "Cognito/Faq", parent_id: ids.shop ?? 0 }
    const created = await inTransaction().execute((trx) => createGroup(trx, faq))
    expect(created).toEqual({ ok: false, error: "no_such_parent" })
  })

  it("closes the gap of a deleted group, and rejects deleting a group that has children", async () => {
    const full = await inTransaction().execute((trx) => deleteGroup(trx, ids.resin ?? 0))
    expect(full).toEqual({ ok: false, error: "has_children" })
    const empty = await inTransaction().execute((trx) => deleteGroup(trx, ids.tough ?? 0))
    expect(empty.ok).toBe(true)
    expect(await getGroup(database.db, "Sell/Product", "resin-tough")).toBeNull()
  })

  it("hides all groups below a disabled one", async () => {
    const hidden = await createGroupRow(database.db, "hidden", ids.shop, { enabled: false })
    await createGroupRow(database.db, "below-hidden", hidden)
    expect(await getGroup(database.db, "Sell/Product", "below-hidden")).toBeNull()
    expect(await listGroupIdsBelow(database.db, "Sell/Product", "hidden")).toEqual([])
  })
})
