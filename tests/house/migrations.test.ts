import { describe, expect, it } from "@jest/globals"
import { listMigrations } from "#backend/db/migrate.ts"

/** Number of migrations that are older than the rule and that every shop has applied. */
const exemptCount = 9

/** Statements that remove or change something that the previous version may still use. */
const removing =
  /\b(?:DROP\s+(?:TABLE|COLUMN|TYPE|VIEW|FUNCTION)|RENAME|ALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?(?:TYPE|SET\s+NOT\s+NULL))\b/i
const removalComment = /^-- removes what is unused since: \d+\.\d+\.\d+$/m

const migrations = await listMigrations()

describe("database migrations", () => {
  it("recognises statements that remove or rename schema objects", () => {
    const texts = [
      "ALTER TABLE a DROP COLUMN b",
      "DROP TABLE a",
      "ALTER TABLE a RENAME b TO c",
      "ALTER TABLE a ALTER COLUMN b TYPE text",
      "ALTER TABLE a ALTER COLUMN b SET NOT NULL",
    ]
    expect(texts.filter((text) => !removing.test(text))).toEqual([])
    expect(removing.test("ALTER TABLE a DROP CONSTRAINT b; ADD COLUMN c text")).toBe(false)
  })

  it("are numbered without gaps", () => {
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it("remove only what a comment declares unused since a version", () => {
    const removals = migrations.slice(exemptCount).filter(({ text }) => removing.test(text))
    expect(
      removals.filter(({ text }) => !removalComment.test(text)).map(({ name }) => name),
    ).toEqual([])
  })
})
