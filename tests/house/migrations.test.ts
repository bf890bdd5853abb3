import { describe, expect, it } from "@jest/globals"
import { listMigrations } from "#backend/db/migrate.ts"

/** Files that every shop has applied, from before there was a rule. */
const first = 9

/** What takes away something that the version before may still use. */
const removing =
  /\b(?:DROP\s+(?:TABLE|COLUMN|TYPE|VIEW|FUNCTION)|RENAME|ALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?(?:TYPE|SET\s+NOT\s+NULL))\b/i
const leave = /^-- removes what is unused since: \d+\.\d+\.\d+$/m

const migrations = await listMigrations()

describe("the rule of migrations", () => {
  it("knows what takes something away", () => {
    const texts = [
      ...["ALTER TABLE a DROP COLUMN b", "DROP TABLE a", "ALTER TABLE a RENAME b TO c"],
      ...["ALTER TABLE a ALTER COLUMN b TYPE text", "ALTER TABLE a ALTER COLUMN b SET NOT NULL"],
    ]
    expect(texts.filter((text) => !removing.test(text))).toEqual([])
    expect(removing.test("ALTER TABLE a DROP CONSTRAINT b; ADD COLUMN c text")).toBe(false)
  })

  it("has each file numbered after the one before", () => {
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it("is kept: none takes something away that the version before uses", () => {
    const taking = migrations.slice(first).filter(({ text }) => removing.test(text))
    expect(taking.filter(({ text }) => !leave.test(text)).map(({ name }) => name)).toEqual([])
  })
})
